import { useEffect, useRef, useState } from 'react'

/** After a save, and on the way to a page, the application has changed a moment before the current screen is the right one. */
export const SETTLES_MS = 1500

export interface NotOpenDelay {
  /** Say nothing yet, not even the heading. One that was open keeps its heading while the next screen is loading. */
  readonly pending: boolean
  /** It has not been open for so long that it can be said. */
  readonly sure: boolean
  /** It was open on this page: it was answered here or elsewhere, and nobody chose to come here too late. */
  readonly wasOpen: boolean
}

/** When a screen whose time is not now may say so. */
export function useNotOpenDelay(open: boolean): NotOpenDelay {
  const [sure, setSure] = useState(false)
  const wasOpen = useRef(open)
  useEffect(() => {
    if (open) {
      wasOpen.current = true
      setSure(false)
      return
    }
    const timer = setTimeout(() => setSure(true), SETTLES_MS)
    return () => clearTimeout(timer)
  }, [open])
  return { pending: !open && !wasOpen.current && !sure, sure, wasOpen: wasOpen.current }
}

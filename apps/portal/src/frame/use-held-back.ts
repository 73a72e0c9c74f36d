import { useEffect, useRef, useState } from 'react'

/** After a save, and on the way to a page, the application has moved a moment before the screen at hand is the right one. */
export const SETTLES_MS = 1500

export interface HeldBack {
  /** Say nothing yet, not even the heading. One that was open keeps its heading while the next screen is on its way. */
  readonly heldBack: boolean
  /** It has not been open for so long that it can be said. */
  readonly sure: boolean
}

/** When a screen whose time is not now may say so. */
export function useHeldBack(open: boolean): HeldBack {
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
  return { heldBack: !open && !wasOpen.current && !sure, sure }
}

import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** A part that an address names after '#': it is made after the browser has looked for it, so it is scrolled to once it is there. */
export function useNamedPart<E extends HTMLElement>(anchor: string | undefined): RefObject<E | null> {
  const part = useRef<E>(null)
  const { hash } = useLocation()
  const isNamed = anchor !== undefined && hash === `#${anchor}`
  useEffect(() => {
    if (!isNamed) return
    // A new page begins at its top, which is set after its parts are there.
    const frame = requestAnimationFrame(() => part.current?.scrollIntoView())
    return () => cancelAnimationFrame(frame)
  }, [isNamed])
  return part
}

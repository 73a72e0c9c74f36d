import { type RefObject, useEffect, useState } from 'react'

/** The inner width of an element in pixels, kept current; undefined until it was measured. */
export function useWidth(element: RefObject<Element | null>): number | undefined {
  const [width, setWidth] = useState<number>()
  useEffect(() => {
    const measured = element.current
    if (!measured) return
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)))
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return width
}

import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether a row that sticks is held at the window's lower edge now. Against a window one pixel shorter it is cut off exactly then.
 * Above the window it rests: that side has room without end. The platform's own answer, scroll-state(), is not everywhere yet.
 */
export function useStuck(row: RefObject<HTMLElement | null>, sticky: boolean): boolean {
  const [stuck, setStuck] = useState(false)
  useEffect(() => {
    if (!sticky || !row.current || typeof IntersectionObserver === 'undefined') return
    const look = ([entry]: IntersectionObserverEntry[]) => entry && setStuck(entry.intersectionRatio < 1)
    const observer = new IntersectionObserver(look, { rootMargin: '99999px 0px -1px 0px', threshold: 1 })
    observer.observe(row.current)
    return () => observer.disconnect()
  }, [row, sticky])
  return stuck
}

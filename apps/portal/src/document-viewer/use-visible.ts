import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Tells whether so much of an element is in view, and again at each change. */
export function useVisible(
  element: RefObject<Element | null>,
  { share, margin = '0px' }: { readonly share: number; readonly margin?: string },
  onChange: (visible: boolean) => void,
): void {
  const changed = useEffectEvent(onChange)
  useEffect(() => {
    const watched = element.current
    if (!watched) return
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1)
        if (last) changed(last.isIntersecting && last.intersectionRatio >= share)
      },
      { threshold: share, rootMargin: margin },
    )
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element, share, margin])
}

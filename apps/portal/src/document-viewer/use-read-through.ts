/** Follows which parts of a document come into view: those with `data-document-part="shown"`; while one is "coming" there is nothing of it to read. */
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { firstUnseen, isThrough, type Part, skippedWords, withSeen } from './seen-parts.ts'

export interface ReadThrough {
  /** Which of it never was in view, though the end is in view or passed. */
  readonly skipped: string | undefined
  /** To the first of it. */
  readonly goBack: () => void
}

export function useReadThrough(frame: RefObject<HTMLElement | null>, onRead: () => void): ReadThrough {
  const seen = useRef(new Map<number, Part['seen']>())
  const [skipped, setSkipped] = useState<string>()
  const read = useEffectEvent(onRead)
  const partsNow = useCallback(() => {
    const elements = [...(frame.current?.querySelectorAll<HTMLElement>('[data-document-part]') ?? [])]
    return elements.map((element, index) => {
      const { top, height } = element.getBoundingClientRect()
      const part: Part = { top, height, seen: seen.current.get(index) ?? [] }
      if (element.dataset.documentPart !== 'shown' || height === 0) return part
      const now = { ...part, seen: withSeen(part, window.innerHeight) }
      seen.current.set(index, now.seen)
      return now
    })
  }, [frame])
  useEffect(() => {
    const watched = frame.current
    if (!watched) return
    const look = () => {
      // A page in another tab of the browser is in nobody's view.
      if (document.visibilityState !== 'visible') return
      const parts = partsNow()
      const last = parts.at(-1)
      if (!last) return
      const isRead = parts.every((part) => isThrough(part, window.innerHeight))
      if (isRead) read()
      const isAtEnd = last.top + last.height <= window.innerHeight
      setSkipped(isRead || !isAtEnd ? undefined : skippedWords(parts, window.innerHeight))
    }
    const sizes = new ResizeObserver(look)
    sizes.observe(watched)
    const drawn = new MutationObserver(look)
    drawn.observe(watched, { subtree: true, childList: true, attributeFilter: ['data-document-part'] })
    const places = { capture: true, passive: true }
    document.addEventListener('scroll', look, places)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('resize', look)
    look()
    return () => {
      sizes.disconnect()
      drawn.disconnect()
      document.removeEventListener('scroll', look, places)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('resize', look)
    }
  }, [frame, partsNow])
  const goBack = useCallback(() => {
    const place = firstUnseen(partsNow(), window.innerHeight)
    if (place === undefined) return
    window.scrollBy(0, place - HEADROOM)
    frame.current?.focus({ preventScroll: true })
  }, [frame, partsNow])
  return { skipped, goBack }
}

/** Pixels: the bar at the top covers none of it. */
const HEADROOM = 96

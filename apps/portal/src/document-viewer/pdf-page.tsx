import { Skeleton } from '@hearthline/ui/skeleton'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { drawPage, type Pdf } from './pdf-library.ts'
import type { PageSize } from './use-pdf.ts'
import { useVisible } from './use-visible.ts'

export interface PdfPageProps {
  readonly pdf: Pdf
  readonly number: number
  readonly size: PageSize
  /** Pixels for a point of the page. */
  readonly scale: number
  readonly onFailed: (problem: unknown) => void
}

/** One page: drawn when it is near the window, and again, larger or smaller, when the zoom changes. */
export function PdfPage({ pdf, number, size, scale, onFailed }: PdfPageProps) {
  const place = useRef<HTMLDivElement>(null)
  const drawing = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(number === 1)
  const [drawn, setDrawn] = useState(false)
  useVisible(place, { share: 0, margin: '100% 0px' }, (visible) => visible && setNear(true))
  const failed = useEffectEvent(onFailed)
  useEffect(() => {
    if (!near) return
    const stop = new AbortController()
    drawPage(pdf, number, scale, stop.signal).then(
      (elements) => {
        if (stop.signal.aborted) return
        drawing.current?.replaceChildren(...elements)
        setDrawn(true)
      },
      (problem: unknown) => {
        if (!stop.signal.aborted) failed(problem)
      },
    )
    return () => stop.abort()
  }, [near, pdf, number, scale])
  const style = { inlineSize: `${size.width * scale}px`, blockSize: `${size.height * scale}px` }
  return (
    <section
      ref={place}
      className="document-page"
      style={style}
      aria-label={`Page ${number} of ${pdf.numPages}`}
      data-document-part={drawn ? 'shown' : 'coming'}
    >
      {!drawn && <Skeleton shape="block" height="100%" />}
      <div ref={drawing} className="document-drawing" />
    </section>
  )
}

import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { announce } from '@hearthline/ui/live-region'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { DocumentFrame, type DocumentFrameProps } from './document-frame.tsx'
import { DocumentSkeleton } from './document-skeleton.tsx'
import { PdfPage } from './pdf-page.tsx'
import { usePdf } from './use-pdf.ts'
import { useWidth } from './use-width.ts'
import { scaleOf, ZOOMS, type Zoom, type ZoomStep, zoomed, zoomStepOf } from './zoom.ts'

export interface PdfPagesProps extends Omit<DocumentFrameProps, 'children'> {
  readonly content: Blob
  readonly title: string
}

/** The pages below each other, as part of the page around them: one place to scroll. */
export function PdfPages({ content, title, ...reading }: PdfPagesProps) {
  const [attempt, setAttempt] = useState(0)
  const [zoom, setZoom] = useState<Zoom>(1)
  const [problem, setProblem] = useState<unknown>()
  const frame = useRef<HTMLElement>(null)
  const free = useWidth(frame)
  const read = usePdf(content, attempt)
  const failed = read.state === 'failed' || problem !== undefined
  useEffect(() => {
    if (read.state === 'open') announce(`${title} is open. It has ${pagesOf(read.sizes.length)}.`)
  }, [read, title])
  const change = (step: ZoomStep) => {
    const next = zoomed(zoom, step)
    setZoom(next)
    announce(`Zoom ${Math.round(next * 100)}%`)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = zoomStepOf(event.nativeEvent)
    if (!step) return
    event.preventDefault()
    change(step)
  }
  const again = () => {
    setProblem(undefined)
    setAttempt(attempt + 1)
  }
  if (failed)
    return (
      <Alert
        kind="error"
        title="This document could not be shown"
        action={
          <Button variant="secondary" size="medium" onClick={again}>
            Try again
          </Button>
        }
      >
        Try again, or download it and open it on your device.
      </Alert>
    )
  return (
    <>
      <ZoomBar zoom={zoom} pages={read.state === 'open' ? read.sizes.length : undefined} onZoom={change} />
      <DocumentFrame {...reading}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard */}
        <section ref={frame} className="document-pages" tabIndex={0} aria-label={`Pages of ${title}`} onKeyDown={onKeyDown}>
          {(read.state === 'opening' || free === undefined) && <DocumentSkeleton />}
          {read.state === 'open' &&
            free !== undefined &&
            read.sizes.map((size, index) => (
              <PdfPage
                // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other name than their place
                key={index}
                pdf={read.pdf}
                number={index + 1}
                size={size}
                scale={scaleOf(size.width, free, zoom)}
                onFailed={setProblem}
              />
            ))}
        </section>
      </DocumentFrame>
    </>
  )
}

const pagesOf = (count: number): string => (count === 1 ? '1 page' : `${count} pages`)

interface ZoomBarProps {
  readonly zoom: Zoom
  readonly pages: number | undefined
  readonly onZoom: (step: ZoomStep) => void
}

function ZoomBar({ zoom, pages, onZoom }: ZoomBarProps) {
  return (
    <div className="document-zoom">
      <span className="document-count">{pages === undefined ? 'Opening…' : pagesOf(pages)}</span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
      <span role="group" aria-label="Zoom" className="document-zoom-buttons">
        <Button variant="quiet" size="medium" aria-label="Zoom out" disabled={zoom === ZOOMS[0]} onClick={() => onZoom('out')}>
          −
        </Button>
        <Button variant="quiet" size="medium" aria-label={`Zoom ${Math.round(zoom * 100)}%. Fit to width`} onClick={() => onZoom('fit')}>
          {Math.round(zoom * 100)}%
        </Button>
        <Button variant="quiet" size="medium" aria-label="Zoom in" disabled={zoom === ZOOMS.at(-1)} onClick={() => onZoom('in')}>
          +
        </Button>
      </span>
    </div>
  )
}

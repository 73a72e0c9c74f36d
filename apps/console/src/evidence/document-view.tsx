import './document-view.css'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, lazy, Suspense, useState } from 'react'
import { describeProblem, requestContent } from '../api/request.ts'
import { documentTypeName } from '../words/document-type-names.ts'
import { Picture } from './picture.tsx'

export interface EvidenceDocument {
  readonly uuid: string
  readonly type: string
  readonly fileName?: string | null | undefined
}

export interface DocumentViewProps {
  /** The application. */
  uuid: string
  document: EvidenceDocument
  /** Beside other documents: less tall. */
  compact?: boolean
}

const PdfPages = lazy(() => import('./pdf-pages.tsx'))

const ZOOMS = [50, 75, 100, 150, 200, 300, 400] as const
const FITS = ZOOMS.indexOf(100)

/** A document as its sender sent it. The server writes each reading into the audit log, so it is fetched once while it is looked at. */
export function DocumentView({ uuid, document, compact = false }: DocumentViewProps) {
  const content = useQuery({
    queryKey: ['document-content', uuid, document.uuid],
    queryFn: () => requestContent(uuid, document.uuid),
    staleTime: Number.POSITIVE_INFINITY,
    // Out of memory as soon as no one looks at it.
    gcTime: 0,
    retry: false,
  })
  const [zoom, setZoom] = useState(FITS)
  const [turn, setTurn] = useState(0)
  const nearer = () => setZoom((now) => Math.min(now + 1, ZOOMS.length - 1))
  const farther = () => setZoom((now) => Math.max(now - 1, 0))
  const turned = () => setTurn((now) => (now + 90) % 360)
  const byKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const act = { '+': nearer, '=': nearer, '-': farther, '0': () => setZoom(FITS), r: turned }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  const name = document.fileName ?? documentTypeName(document.type)
  return (
    <section className="evidence" data-compact={compact || undefined} aria-label={`${documentTypeName(document.type)}: ${name}`}>
      <div className="evidence-bar">
        <span className="evidence-name">
          {documentTypeName(document.type)} <bdi className="muted">{document.fileName}</bdi>
        </span>
        <div className="evidence-tools">
          <Button size="small" variant="quiet" onClick={farther} disabled={zoom === 0} aria-label={`Zoom out of ${name}`}>
            −
          </Button>
          <output aria-label="Zoom">{ZOOMS[zoom]}%</output>
          <Button size="small" variant="quiet" onClick={nearer} disabled={zoom === ZOOMS.length - 1} aria-label={`Zoom in on ${name}`}>
            +
          </Button>
          <Button size="small" variant="quiet" onClick={turned} aria-label={`Turn ${name}`}>
            Turn
          </Button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset asks something */}
      <div
        className="evidence-frame"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and + - 0 r zoom and turn it
        tabIndex={0}
        role="group"
        aria-label={`${name}. Keys: plus, minus, zero, and R to turn`}
        onKeyDown={byKey}
      >
        {content.isPending && <p className="evidence-note">Loading the document…</p>}
        {content.error && (
          <Alert kind="error" title="This document couldn’t be opened">
            {describeProblem(content.error)}{' '}
            <Button size="small" variant="quiet" onClick={() => void content.refetch()}>
              Try again
            </Button>
          </Alert>
        )}
        {content.data && <Content content={content.data} name={name} percent={ZOOMS[zoom]!} turn={turn} />}
      </div>
    </section>
  )
}

function Content({ content, name, percent, turn }: { content: Blob; name: string; percent: number; turn: number }) {
  if (content.type.startsWith('application/pdf')) {
    return (
      <Suspense fallback={<p className="evidence-note">Opening the pages…</p>}>
        <PdfPages content={content} percent={percent} turn={turn} />
      </Suspense>
    )
  }
  if (content.type.startsWith('image/')) return <Picture content={content} name={name} percent={percent} turn={turn} />
  return <p className="evidence-note">This document has no pages to show. Save it to read it.</p>
}

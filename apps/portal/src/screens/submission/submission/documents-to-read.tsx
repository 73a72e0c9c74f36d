import { Button } from '@hearthline/ui/button'
import { Card } from '@hearthline/ui/card'
import { StatusChip } from '@hearthline/ui/status-chip'
import { useLayoutEffect, useRef, useState } from 'react'
import { DocumentViewer } from '../../../document-viewer/document-viewer.tsx'
import type { DocumentToRead } from './to-read.ts'

export interface DocumentsToReadProps {
  documents: readonly DocumentToRead[]
  read: readonly string[]
  onRead: (uuid: string) => void
}

/** Each opens in its place; the first that was not read is where one begins. */
export function DocumentsToRead({ documents, read, onRead }: DocumentsToReadProps) {
  const [open, setOpen] = useState<string>()
  const list = useRef<HTMLElement>(null)
  // The one before it closes, and with it goes the height by which the reader had scrolled: they begin at the top of the one that they opened.
  useLayoutEffect(() => {
    if (open !== undefined)
      list.current?.querySelector('[aria-expanded=true]')?.closest('[data-document]')?.scrollIntoView({ block: 'start' })
  }, [open])
  return (
    <section ref={list} className="grid gap-4" aria-label="Documents to read">
      <h2>Read your documents</h2>
      {documents.map(({ uuid, title, about }) => (
        <Card as="div" padding="tight" key={uuid} data-document={uuid} className="scroll-mt-24">
          <div className="flex flex-wrap items-start justify-between gap-3">
            <div className="min-w-0">
              <h3 className="font-semibold">{title}</h3>
              <p className="text-muted">{about}</p>
            </div>
            <StatusChip tone={read.includes(uuid) ? 'positive' : 'neutral'}>{read.includes(uuid) ? 'Read' : 'Not read yet'}</StatusChip>
          </div>
          <div className="mt-3">
            <Button
              variant="secondary"
              size="medium"
              aria-expanded={open === uuid}
              aria-label={`${open === uuid ? 'Close' : 'Read'} ${title}`}
              onClick={() => setOpen(open === uuid ? undefined : uuid)}
            >
              {open === uuid ? 'Close' : 'Read'}
            </Button>
          </div>
          {open === uuid && (
            <div className="mt-4">
              <DocumentViewer document={{ uuid, title }} mustBeRead onRead={() => onRead(uuid)} />
            </div>
          )}
        </Card>
      ))}
    </section>
  )
}

import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { DownloadIcon } from '@hearthline/ui/icon'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { FormProblem } from '../forms/form-problem.tsx'
import { documentContent } from './document-content.ts'
import { DocumentSkeleton } from './document-skeleton.tsx'
import { type DocumentForm, useDocumentSource } from './document-source.ts'
import { FormSwitch } from './form-switch.tsx'
import { ImageDocument } from './image-document.tsx'
import { markOpened } from './opened-documents.ts'
import { PageOfDocument } from './page-of-document.tsx'
import { PdfPages } from './pdf-pages.tsx'
import { saveDocument } from './save-document.ts'
import { TextDocument } from './text-document.tsx'

export interface DocumentViewerProps {
  /** Of the source around, or of the current application. */
  readonly document: { readonly uuid: string; readonly title: string }
  /** The reader has been through it to the end; called once for each document. */
  readonly onRead?: () => void
  /** Something waits for it to be read: whoever skips a part is told. */
  readonly mustBeRead?: boolean
  /** It is in sight. */
  readonly onOpened?: () => void
}

/** A document to be read here: its pages, to the end, larger or smaller; or kept as a file. */
export function DocumentViewer({ document, onRead, mustBeRead = false, onOpened }: DocumentViewerProps) {
  const source = useDocumentSource()
  const client = useQueryClient()
  const hasText = source.hasText(document.uuid)
  const [form, setForm] = useState<DocumentForm>('pages')
  const content = useQuery(documentContent(source, document.uuid, hasText ? form : 'pages'))
  const { key } = source
  const isShown = content.data !== undefined
  const opened = useEffectEvent(() => onOpened?.())
  useEffect(() => {
    if (!isShown) return
    markOpened(key, document.uuid)
    opened()
  }, [isShown, key, document.uuid])
  const saving = useMutation({ mutationFn: () => saveDocument(client, source, document.uuid, document.title) })
  const read = useRef<string>(undefined)
  const onEnd = () => {
    if (read.current === document.uuid) return
    read.current = document.uuid
    onRead?.()
  }
  return (
    <section className="document-viewer" aria-label={document.title}>
      <div className="document-bar">
        <Button
          variant="secondary"
          size="medium"
          icon={<DownloadIcon size={18} />}
          loading={saving.isPending}
          loadingLabel="Downloading…"
          aria-label={`Download ${document.title}`}
          onClick={() => saving.mutate()}
        >
          Download
        </Button>
        {hasText && <FormSwitch form={form} onForm={setForm} />}
      </div>
      {saving.error && <FormProblem error={saving.error} />}
      {content.isPending && <DocumentSkeleton />}
      {content.error && <NotLoaded problem={content.error} onAgain={() => void content.refetch()} />}
      {content.data && (
        <Content key={`${document.uuid}${form}`} content={content.data} title={document.title} onEnd={onEnd} mustBeRead={mustBeRead} />
      )}
    </section>
  )
}

interface ContentProps {
  readonly content: Blob
  readonly title: string
  readonly onEnd: () => void
  readonly mustBeRead: boolean
}

function Content({ content, title, ...reading }: ContentProps) {
  if (content.type.startsWith('application/pdf')) return <PdfPages content={content} title={title} {...reading} />
  if (content.type.startsWith('text/html')) return <PageOfDocument content={content} {...reading} />
  if (content.type.startsWith('image/')) return <ImageDocument content={content} title={title} {...reading} />
  return <TextDocument content={content} title={title} {...reading} />
}

function NotLoaded({ problem, onAgain }: { readonly problem: Error; readonly onAgain: () => void }) {
  return (
    <Alert
      kind="error"
      title="This document could not be opened"
      action={
        <Button variant="secondary" size="medium" onClick={onAgain}>
          Try again
        </Button>
      }
    >
      {problem.message}
    </Alert>
  )
}

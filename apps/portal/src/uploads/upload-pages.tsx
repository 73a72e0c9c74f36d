import { useEffect } from 'react'
import type { SentKind } from '../api/send-file.ts'
import { UploadDocuments } from './upload-documents.tsx'
import { MOST_DOCUMENTS, useSentDocuments } from './upload-field.tsx'

interface UploadPagesProps {
  kind: SentKind
  /** The field's. */
  name: string
  label: string
  hint: string
  error: string | undefined
  /** What the form knows of them: the ids. */
  pages: readonly string[]
  onPages: (pages: readonly string[]) => void
}

/** Documents that a form asks for: those of the kind that the application has count as well as what is added. */
export function UploadPages({ kind, pages, onPages, ...words }: UploadPagesProps) {
  const [documents, setDocuments] = useSentDocuments(kind)
  const sent = documents.map(({ uuid }) => uuid)
  const isTold = sent.join() === pages.join()
  useEffect(() => {
    if (!isTold) onPages(sent)
  })
  return <UploadDocuments kind={kind} documents={documents} onChange={setDocuments} most={MOST_DOCUMENTS} {...words} />
}

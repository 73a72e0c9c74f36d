import { useState } from 'react'
import type { SentDocument, SentKind } from '../api/send-file.ts'
import { useApplication } from '../application/use-application.ts'
import { UploadDocuments } from './upload-documents.tsx'

export interface UploadFieldProps {
  label: string
  hint?: string
  /** What the document is meant to show. */
  kind: SentKind
  optional?: boolean
  /** While a person reads them, what was sent stays: pages are only added. */
  addsOnly?: boolean
}

/** As many as one question needs. */
export const MOST_DOCUMENTS = 10

/** Those of the kind that the application has, and what is added. */
export function useSentDocuments(kind: SentKind) {
  const { application } = useApplication()
  return useState<SentDocument[]>(() =>
    application.documents.flatMap(({ uuid, type, fileName, byteSize, created }) =>
      type === kind && fileName !== undefined ? [{ uuid, type, fileName, byteSize: byteSize ?? 0, created, mediaType: '' }] : [],
    ),
  )
}

/** Documents that no answer names. */
export function UploadField({ kind, ...words }: UploadFieldProps) {
  const [documents, setDocuments] = useSentDocuments(kind)
  return <UploadDocuments kind={kind} documents={documents} onChange={setDocuments} most={MOST_DOCUMENTS} {...words} />
}

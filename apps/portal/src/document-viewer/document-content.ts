/** The content of a document, kept in memory for this visit and stored nowhere. */
import { queryOptions } from '@tanstack/react-query'
import type { DocumentForm, DocumentSource } from './document-source.ts'

/** A document never changes: a changed one is a new document. */
export const documentContent = ({ key, purpose, load }: DocumentSource, document: string, form: DocumentForm = 'pages') =>
  queryOptions({
    queryKey: ['document', key, document, form, ...(purpose ? [purpose] : [])],
    queryFn: () => load(document, form),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

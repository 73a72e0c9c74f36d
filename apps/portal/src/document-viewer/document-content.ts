/** The content of a document of the application, kept in memory for this visit and stored nowhere. */
import { queryOptions } from '@tanstack/react-query'
import { requestFile } from '../api/request-file.ts'

const PATH = '/service-application/api/v1/application/heloc/:uuid/documents/:document'

/** pages: as it prints. text: the same words as a page, where the product made the document. */
export type DocumentForm = 'pages' | 'text'

/** A document never changes: a changed one is a new document. */
export const documentContent = (uuid: string, document: string, form: DocumentForm = 'pages') =>
  queryOptions({
    queryKey: ['document', uuid, document, form],
    queryFn: () => requestFile(PATH, { uuid, document }, form === 'text' ? { form: 'html' } : undefined),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

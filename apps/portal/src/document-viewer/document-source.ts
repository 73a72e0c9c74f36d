/** Whose documents a viewer opens: the current application's, or those of someone who signs beside its borrower. */
import { createContext, use } from 'react'
import { requestFile } from '../api/request-file.ts'
import { ApplicationContext } from '../application/use-application.ts'

/** pages: as it prints. text: the same words as a page, where the product made the document. */
export type DocumentForm = 'pages' | 'text'

export interface DocumentSource {
  /** Keeps the contents of one apart from those of another, in memory and in what is marked as opened. */
  readonly key: string
  /** What is loaded for signing is loaded then: the server records that it was opened, which a content of before does not show. */
  readonly purpose?: 'signing'
  readonly hasText: (document: string) => boolean
  /** Throws a RequestError for anything but a success. */
  readonly load: (document: string, form: DocumentForm) => Promise<Blob>
}

const PATH = '/service-application/api/v1/application/heloc/:uuid/documents/:document'

export const formQuery = (form: DocumentForm): { readonly form: 'html' } | undefined => (form === 'text' ? { form: 'html' } : undefined)

export const applicationDocuments = (uuid: string, hasText: DocumentSource['hasText'] = () => false): DocumentSource => ({
  key: uuid,
  hasText,
  load: (document, form) => requestFile(PATH, { uuid, document }, formQuery(form)),
})

export const DocumentSourceContext = createContext<DocumentSource | undefined>(undefined)

/** Where none is named, the current application's. */
export function useDocumentSource(): DocumentSource {
  const named = use(DocumentSourceContext)
  const current = use(ApplicationContext)
  if (named) return named
  if (!current) throw new Error('useDocumentSource is for screens of an application, or is told whose documents they are')
  const { uuid, application } = current
  return applicationDocuments(uuid, (id) => application.documents.some((one) => one.uuid === id && one.version !== undefined))
}

/** The content of a document of the application, kept in memory for this visit and stored nowhere. */
import { queryOptions } from '@tanstack/react-query'
import { requestFile } from '../api/request-file.ts'

const PATH = '/service-application/api/v1/application/heloc/:uuid/documents/:document'

/** A document never changes: a changed one is a new document. */
export const documentContent = (uuid: string, document: string) =>
  queryOptions({
    queryKey: ['document', uuid, document],
    queryFn: () => requestFile(PATH, { uuid, document }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

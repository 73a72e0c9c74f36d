/** The documents that are a signer's to read and keep. */
import type { SigningBody } from '@hearthline/contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import { WAITED_FOR_MS } from '../../application/look-again.ts'

const PATH = '/service-application/api/v1/signer/applications/:uuid/:party/documents'

export const signersDocumentsQuery = ({ uuid, party }: Pick<SigningBody, 'uuid' | 'party'>) =>
  queryOptions({
    queryKey: ['signer-documents', uuid, party],
    queryFn: ({ signal }) => request('GET', PATH, { params: { uuid, party }, signal }),
    staleTime: 0,
    // What is signed, and their own notice, come while the page is open.
    refetchInterval: WAITED_FOR_MS,
    retry: false,
  })

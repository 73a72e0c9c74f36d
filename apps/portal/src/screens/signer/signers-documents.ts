/** The documents that are a signer's to read and keep. */
import type { SigningBody } from '@hearthline/contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import { WAITED_FOR_MS } from '../../application/look-again.ts'

const PATH = '/service-application/api/v1/signer/applications/:uuid/:party/documents'

export const signersDocumentsQuery = ({ uuid, party, opensWithId }: Pick<SigningBody, 'uuid' | 'party' | 'opensWithId'>) =>
  queryOptions({
    // With the ID others are there: what was read before it is none of them.
    queryKey: ['signer-documents', uuid, party, opensWithId === true],
    queryFn: ({ signal }) => request('GET', PATH, { params: { uuid, party }, signal }),
    staleTime: 0,
    // What is signed, and their own notice, come while the page is open.
    refetchInterval: WAITED_FOR_MS,
    retry: false,
  })

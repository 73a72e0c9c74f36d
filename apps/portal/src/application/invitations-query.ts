/** Those who sign beside the borrower, as the application has them in one version. */
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { request } from '../api/request.ts'

/** As often as the page asks where the application is: a co-owner who signs in changes no step. */
const EVERY_MS = 60_000

export const invitationsQuery = (uuid: string, etag: string | undefined) =>
  queryOptions({
    queryKey: ['application', uuid, 'signers', etag],
    queryFn: ({ signal }) => request('GET', '/service-application/api/v1/application/heloc/:uuid/signers', { params: { uuid }, signal }),
    refetchInterval: EVERY_MS,
  })

const INVITE = '/service-application/api/v1/application/heloc/:uuid/signers/:party/invitation'

/** The mail of what is theirs to do, once more; what is shown of them is read again. */
export function useInvite(uuid: string, party: string): () => Promise<{ readonly email: string }> {
  const client = useQueryClient()
  return useCallback(async () => {
    const sent = await request('POST', INVITE, { params: { uuid, party } })
    await client.invalidateQueries({ queryKey: ['application', uuid, 'signers'] })
    return sent
  }, [client, uuid, party])
}

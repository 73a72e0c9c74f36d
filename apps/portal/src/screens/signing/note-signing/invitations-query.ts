/** Those who sign beside the borrower, as the application has them in one version. */
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../api/request.ts'

/** As often as the page asks where the application is: a co-owner who signs in changes no step. */
const EVERY_MS = 60_000

export const invitationsQuery = (uuid: string, etag: string | undefined) =>
  queryOptions({
    queryKey: ['application', uuid, 'signers', etag],
    queryFn: ({ signal }) => request('GET', '/service-application/api/v1/application/heloc/:uuid/signers', { params: { uuid }, signal }),
    refetchInterval: EVERY_MS,
  })

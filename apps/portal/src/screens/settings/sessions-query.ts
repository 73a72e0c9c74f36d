import type { CallAt, ReplyOf } from '@hearthline/contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../api/request.ts'

export type SessionSummary = ReplyOf<CallAt<'GET', '/identity/secure/api/v1/sessions'>>['sessions'][number]

/** Always asked again: a device that signed in a minute ago is what someone comes here to look for. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => request('GET', '/identity/secure/api/v1/sessions', { signal }),
  refetchOnMount: 'always',
})

/** The line that an application became, once it is open. */
import type { CallAt, ReplyOf } from '@hearthline/contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../api/request.ts'
import { RESTS_MS, WAITED_FOR_MS } from '../application/look-again.ts'

const path = '/service-application/api/v1/application/heloc/:uuid/line'

export type Line = NonNullable<ReplyOf<CallAt<'GET', typeof path>>['line']>

export const lineQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['application', uuid, 'line'],
    queryFn: ({ signal }) => request('GET', path, { params: { uuid }, signal }),
    refetchOnMount: 'always',
    // The bank says when it has what is on its way, and whether it sends it back.
    refetchInterval: ({ state }) => ((state.data?.line?.onItsWay.length ?? 0) > 0 ? WAITED_FOR_MS : RESTS_MS),
    retry: false,
  })

/** The line that an application became, once it is open. */
import type { CallAt, ReplyOf } from '@hearthline/contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../api/request.ts'

const path = '/service-application/api/v1/application/heloc/:uuid/line'

export type Line = NonNullable<ReplyOf<CallAt<'GET', typeof path>>['line']>

export const lineQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['application', uuid, 'line'],
    queryFn: ({ signal }) => request('GET', path, { params: { uuid }, signal }),
    refetchOnMount: 'always',
    retry: false,
  })

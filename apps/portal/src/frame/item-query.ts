/** One item of an application: its question, its schema, and what stands beside it. */
import type { CallAt, ReplyOf } from '@hearthline/contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../api/request.ts'

export const ITEM_PATH = '/service-application/api/v1/application/heloc/:uuid/items/:item'

export type ItemBody = ReplyOf<CallAt<'GET', typeof ITEM_PATH>>

export const itemQuery = (uuid: string, item: string, etag: string | undefined) =>
  queryOptions({
    queryKey: ['item', uuid, item, etag],
    queryFn: ({ signal }) => request('GET', ITEM_PATH, { params: { uuid, item }, signal }),
    retry: false,
  })

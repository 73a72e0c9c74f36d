/** One item of an application: its question, its schema, and what stands beside it. */
import type { CallAt, ReplyOf } from '@hearthline/contract'
import { queryOptions } from '@tanstack/react-query'
import { requestFull } from '../api/request.ts'

export const ITEM_PATH = '/service-application/api/v1/application/heloc/:uuid/items/:item'

export type ItemBody = ReplyOf<CallAt<'GET', typeof ITEM_PATH>>

/** An item with the version of the application in which it was read: what an answer to it is matched with. */
export type ReadItem = ItemBody & { readonly etag: string | undefined }

/** Read again for another version of the application; until that is here the last reading stays, so that no form loses what was typed. */
export const itemQuery = (uuid: string, item: string, etag: string | undefined) =>
  queryOptions({
    queryKey: ['item', uuid, item, etag],
    queryFn: async ({ signal }): Promise<ReadItem> => {
      const read = await requestFull('GET', ITEM_PATH, { params: { uuid, item }, signal })
      return { ...read.body, etag: read.etag }
    },
    placeholderData: (before, query) => (query?.queryKey[1] === uuid && query.queryKey[2] === item ? before : undefined),
    retry: false,
  })

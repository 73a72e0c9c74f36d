/** One item of an application: its question, its schema, and what is beside it, all typed by its name. */
import type { ItemBodyOf } from '@hearthline/contract'
import type { ItemId } from '@hearthline/domain'
import { queryOptions } from '@tanstack/react-query'
import { requestFull } from '../../api/request.ts'
import { offersDays, readAgainAfter } from './offered-days.ts'

export const ITEM_PATH = '/service-application/api/v1/application/heloc/:uuid/items/:item'

/** An item with the version of the application in which it was read: what an answer to it is matched with. */
export type ReadItem<Id extends ItemId = ItemId> = Id extends ItemId ? ItemBodyOf<Id> & { readonly etag: string | undefined } : never

/** Read again for another version of the application; until that is here the last reading stays, so that no form loses what was typed. */
export const itemQuery = <Id extends ItemId>(uuid: string, item: Id, etag: string | undefined) =>
  queryOptions({
    queryKey: ['item', uuid, item, etag],
    queryFn: async ({ signal }): Promise<ReadItem<Id>> => {
      const read = await requestFull('GET', ITEM_PATH, { params: { uuid, item }, signal })
      if (read.body.item !== item) throw new TypeError(`Asked for ${item} and was given ${read.body.item}`)
      // The name has just been compared, and the contract types the rest by the name.
      return { ...read.body, etag: read.etag } as ReadItem<Id>
    },
    placeholderData: (before, query) => (query?.queryKey[1] === uuid && query.queryKey[2] === item ? before : undefined),
    refetchInterval: ({ state }) => readAgainAfter(state.data?.about),
    // Whoever comes back to the page comes back on another day, perhaps.
    refetchOnWindowFocus: ({ state }) => (offersDays(state.data?.about) ? 'always' : false),
    retry: false,
  })

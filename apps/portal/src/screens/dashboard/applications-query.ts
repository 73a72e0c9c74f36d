/** The person's applications: the list, and each in full for its dates. */

import type { CallAt, ReplyOf } from '@hearthline/contract'
import { isWaitingStep } from '@hearthline/domain/routing'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import { applicationQuery } from '../../application/application-query.ts'

const all = '/service-application/api/v1/application/heloc/all'

export type ApplicationSummary = ReplyOf<CallAt<'GET', typeof all>>[number]

export const allApplicationsQuery = queryOptions({
  queryKey: ['applications'],
  queryFn: ({ signal }) => request('GET', all, { signal }),
  // The dashboard is come back to: what is next may have changed since.
  refetchOnMount: 'always',
  retry: false,
})

/** In full; while the server is at work, read again every five seconds (the last interval of [steps/polling]). */
export const fullApplicationQuery = (uuid: string) =>
  queryOptions({
    ...applicationQuery(uuid),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data && isWaitingStep(state.data.application.step) ? 5000 : false),
  })

/** Whether the offer changed after verified facts, or after the home was valued: the state of the item that asked for it again last. */
export const revisedOfferQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['application', uuid, 'revised-offer'],
    queryFn: async ({ signal }) => {
      const read = (item: 'revised-offer' | 'final-revised-offer') =>
        request('GET', '/service-application/api/v1/application/heloc/:uuid/items/:item', { params: { uuid, item }, signal })
      const last = await read('final-revised-offer')
      return last.state === 'settled' ? last : await read('revised-offer')
    },
    retry: false,
  })

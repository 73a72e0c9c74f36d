/** The person's applications: the list, and each in full for its dates. */

import type { ApplicationBody, CallAt, ReplyOf } from '@hearthline/contract'
import { isWaitingStep } from '@hearthline/domain/routing'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../api/request.ts'
import { applicationQuery } from './application-query.ts'
import { AT_WORK_MS, RESTS_MS, WAITED_FOR_MS } from './look-again.ts'

const all = '/service-application/api/v1/application/heloc/all'

export type ApplicationSummary = ReplyOf<CallAt<'GET', typeof all>>[number]

export const allApplicationsQuery = queryOptions({
  queryKey: ['applications'],
  queryFn: ({ signal }) => request('GET', all, { signal }),
  // The dashboard is come back to: what is next may have changed since.
  refetchOnMount: 'always',
  refetchInterval: RESTS_MS,
  retry: false,
})

/**
 * How soon it is read again: every five seconds while the server is at work (the last interval of [steps/polling]), less often while anyone else but
 * the reader is waited for, or the money is on its way, and each minute besides: a line that is open may be stopped, or its money sent back.
 */
export function lookAgainMs({ step, nextAction, dates }: Pick<ApplicationBody, 'step' | 'nextAction' | 'dates'>): number {
  if (isWaitingStep(step)) return AT_WORK_MS
  if (step === 'COMPLETE' && dates.some(({ state, isBeside }) => state !== 'done' && !isBeside)) return WAITED_FOR_MS
  return nextAction.waitingOn === 'us' ? WAITED_FOR_MS : RESTS_MS
}

/** In full. */
export const fullApplicationQuery = (uuid: string) =>
  queryOptions({
    ...applicationQuery(uuid),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data ? lookAgainMs(state.data.application) : false),
  })

/** Whether the offer changed after verified facts, or after the home was valued: and whose wish it was: of the item that asked for it again last. */
export const revisedOfferQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['application', uuid, 'revised-offer'],
    queryFn: async ({ signal }) => {
      const read = async (item: 'revised-offer' | 'final-revised-offer' | 'amount-change') =>
        await request('GET', '/service-application/api/v1/application/heloc/:uuid/items/:item', { params: { uuid, item }, signal })
      const last = await read('final-revised-offer')
      if (last.state !== 'settled') return (await read('revised-offer')).state
      return (await read('amount-change')).data === null ? last.state : 'own-change'
    },
    retry: false,
  })

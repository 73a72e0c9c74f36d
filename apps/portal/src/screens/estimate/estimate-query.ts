import type { CallAt, ReplyOf } from '@hearthline/contract'
import type { Scenario } from '@hearthline/domain'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../api/request.ts'

const PATH = '/service-application/external/api/v1/heloc/estimate'

export type Estimate = ReplyOf<CallAt<'POST', typeof PATH>>
export type EstimateForm = ReplyOf<CallAt<'GET', typeof PATH>>

export const estimateFormQuery = queryOptions({
  queryKey: ['estimate-form'],
  queryFn: ({ signal }) => request('GET', PATH, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

export const priceScenario = (scenario: Scenario): Promise<Estimate> => request('POST', PATH, { body: scenario })

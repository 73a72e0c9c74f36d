/** The conditions of an application, read again every minute [conditions/external-applicants]. */
import type { CallAt, ReplyOf } from '@hearthline/contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../api/request.ts'

const PATH = '/service-conditions/external/api/v1/applications/:uuid/conditions/external-applicants'
export const CONDITION_PATH = '/service-conditions/api/v1/applications/:uuid/conditions/:condition'

export type Conditions = ReplyOf<CallAt<'GET', typeof PATH>>
export type Condition = Conditions[number]

export const CONDITIONS_AGAIN_MS = 60_000

export const conditionsQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['conditions', uuid],
    queryFn: ({ signal }): Promise<Conditions> => request('GET', PATH, { params: { uuid }, signal }),
    refetchInterval: CONDITIONS_AGAIN_MS,
    retry: false,
  })

/** Whether the applicant has to act. */
export const isToDo = ({ state }: Pick<Condition, 'state'>): boolean => state === 'OPEN' || state === 'REJECTED'
export const isCompleted = ({ state }: Pick<Condition, 'state'>): boolean =>
  state === 'CLEARED' || state === 'WAIVED' || state === 'WITHDRAWN'

/** Every condition of an application, for the team: read with the application, and again after whatever changes it. */
import type { CallAt, ReplyOf } from '@hearthline/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { request } from '../api/request.ts'
import { useReadAgain } from '../application/use-read-again.ts'
import { REFETCH_MS } from '../query-client.ts'

const CONDITIONS = '/console/api/v1/applications/:uuid/conditions'

export type ConditionsFile = ReplyOf<CallAt<'GET', typeof CONDITIONS>>
export type StaffCondition = ConditionsFile['conditions'][number]
export type Outcome = 'CLEARED' | 'REJECTED' | 'WAIVED'

export const conditionsQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['application', uuid, 'conditions'],
    queryFn: ({ signal }) => request('GET', CONDITIONS, { params: { uuid }, signal }),
    refetchInterval: REFETCH_MS,
  })

export interface Raising {
  readonly category: StaffCondition['categoryEnum']
  readonly party: string
  readonly due: StaffCondition['due']
  readonly asked: string
  readonly documents: number
}

export type ConditionChange =
  | { readonly act: 'raise'; readonly raising: Raising }
  | { readonly act: 'write'; readonly condition: string; readonly text: string }
  | {
      readonly act: 'decide'
      readonly condition: string
      readonly deciding: { outcome: Outcome; reason: string; toApplicant?: string }
    }

const send = (uuid: string, version: number, change: ConditionChange): Promise<ConditionsFile> => {
  const idempotencyKey = crypto.randomUUID()
  if (change.act === 'raise') return request('POST', CONDITIONS, { params: { uuid }, body: change.raising, idempotencyKey })
  const params = { uuid, condition: change.condition }
  if (change.act === 'write')
    return request('POST', `${CONDITIONS}/:condition/messages`, { params, body: { text: change.text }, idempotencyKey })
  const ifMatch = `"${version}"`
  return request('POST', `${CONDITIONS}/:condition/decision`, { params, body: change.deciding, idempotencyKey, ifMatch })
}

/** Sends one change; what everyone reads of the application is read again, also where the change was refused. */
export function useChangeCondition(uuid: string, version: number) {
  const readAgain = useReadAgain(uuid)
  return useMutation({ mutationFn: (change: ConditionChange) => send(uuid, version, change), onSettled: readAgain })
}

export const markMessagesRead = (uuid: string, condition: string) =>
  request('POST', `${CONDITIONS}/:condition/messages/read`, { params: { uuid, condition } })

/** The decision as the server explains it, for every screen that shows an outcome. Types only: no schema reaches the browser. */
import type { CallAt, ReplyOf } from '@hearthline/contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../api/request.ts'

const DECISION = '/service-application/api/v1/application/heloc/:uuid/decision'

export type DecisionBody = ReplyOf<CallAt<'GET', typeof DECISION>>
export type Refusal = NonNullable<DecisionBody['refusal']>
export type ShownLimit = DecisionBody['limits'][number]
export type ApprovalPath = DecisionBody['ways'][number]
export type Plan = NonNullable<DecisionBody['plan']>
export type Notice = NonNullable<DecisionBody['notice']>
export type Figure = NonNullable<ShownLimit['yours']>

const LETTER_SOON_MS = 1_000

/** Another version of the application may be decided otherwise, so its tag is part of the key. */
export const decisionQuery = (uuid: string, etag: string | undefined) =>
  queryOptions({
    queryKey: ['decision', uuid, etag],
    queryFn: ({ signal }): Promise<DecisionBody> => request('GET', DECISION, { params: { uuid }, signal }),
    retry: false,
    // Until the other version is here the one before stays, with what was typed beside it.
    placeholderData: (before, query) => (query?.queryKey[1] === uuid ? before : undefined),
    // A plan's state changes on its day without the application moving.
    refetchOnMount: 'always',
    // The document of a letter follows the decision by a moment.
    refetchInterval: ({ state }) => (state.data?.letters.some(({ document }) => document === null) ? LETTER_SOON_MS : false),
  })

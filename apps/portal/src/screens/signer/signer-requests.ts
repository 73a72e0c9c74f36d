/** What the person signs, and the requests of each: one place for every application in which they have a part. */
import type { CallAt, ReplyOf } from '@hearthline/contract'
import { queryOptions, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import { sendAsSigner } from '../../api/send-file.ts'
import { type Conditions, conditionsQuery } from '../../application/conditions-query.ts'
import type { RequestsPlace } from '../../conditions/requests-place.ts'
import { BASE } from '../../routing/screen-route.ts'

const SIGNINGS = '/service-application/api/v1/signer/applications'
type Signing = ReplyOf<CallAt<'GET', typeof SIGNINGS>>[number]

const signingsQuery = queryOptions({
  queryKey: ['signings'],
  queryFn: ({ signal }) => request('GET', SIGNINGS, { signal }),
  retry: false,
})

export interface SignersRequests {
  readonly place: RequestsPlace
  readonly signing: Signing
  readonly conditions: Conditions
}

export interface AllRequests {
  readonly pending: boolean
  readonly error: unknown
  readonly all: readonly SignersRequests[]
}

/** The newest application first. */
export function useSignersRequests(): AllRequests {
  const client = useQueryClient()
  const signings = useQuery(signingsQuery)
  // Two who share a mailbox sign one application: it is listed once.
  const parts = [...new Map((signings.data ?? []).map((signing) => [signing.uuid, signing])).values()]
  const lists = useQueries({ queries: parts.map(({ uuid }) => conditionsQuery(uuid)) })
  const all = parts.map((signing, index): SignersRequests => {
    const { uuid } = signing
    const path = (within: string) => `${BASE}/heloc-signer/${within}`
    const refresh = () => client.invalidateQueries({ queryKey: conditionsQuery(uuid).queryKey })
    return {
      signing,
      conditions: lists[index]?.data ?? [],
      place: { uuid, path, refresh, send: (party) => sendAsSigner(uuid, party) },
    }
  })
  return {
    pending: signings.isPending || lists.some(({ isPending }) => isPending),
    error: signings.error ?? lists.find((list) => list.error)?.error ?? null,
    all,
  }
}

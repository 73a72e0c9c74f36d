/** What the person signs, and the requests of each: one place for every application in which they have a part. */
import type { SigningBody } from '@hearthline/contract'
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { sendAsSigner } from '../../api/send-file.ts'
import { type Conditions, conditionsQuery } from '../../application/conditions-query.ts'
import { signingsQuery } from '../../application/signings-query.ts'
import type { RequestsPlace } from '../../conditions/requests-place.ts'
import { BASE } from '../../routing/screen-route.ts'

export interface SignersRequests {
  readonly place: RequestsPlace
  readonly signing: SigningBody
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
      place: { uuid, path, refresh, send: (party) => sendAsSigner(uuid, party, 'CONDITION_DOCUMENT') },
    }
  })
  return {
    pending: signings.isPending || lists.some(({ isPending }) => isPending),
    error: signings.error ?? lists.find((list) => list.error)?.error ?? null,
    all,
  }
}

/** What the person signs, and the requests of each: one place for every application in which they have a part. */
import type { SigningBody } from '@hearthline/contract'
import { type UseQueryResult, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { sendAsSigner } from '../../api/send-file.ts'
import { type Conditions, conditionsQuery, isToDo } from '../../application/conditions-query.ts'
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

/** Read for the first time, or read anew on arrival where what was read before has nothing to do. */
const isPendingOnArrival = ({ isPending, isFetching, isFetchedAfterMount, data = [] }: UseQueryResult<Conditions>): boolean =>
  isPending || (isFetching && !isFetchedAfterMount && !data.some(isToDo))

/** The newest application first. */
export function useSignersRequests(): AllRequests {
  const client = useQueryClient()
  const signings = useQuery(signingsQuery)
  // Two who share a mailbox sign one application: it is listed once.
  const parts = [...new Map((signings.data ?? []).map((signing) => [signing.uuid, signing])).values()]
  // A list of before may lack what their mail has just asked for.
  const lists = useQueries({ queries: parts.map(({ uuid }) => ({ ...conditionsQuery(uuid), refetchOnMount: 'always' as const })) })
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
    pending: signings.isPending || lists.some(isPendingOnArrival),
    error: signings.error ?? lists.find((list) => list.error)?.error ?? null,
    all,
  }
}

/** What an additional signer signs, read once for their pages and for the progress beside them; and which of several is meant. */
import type { SigningBody } from '@hearthline/contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../api/request.ts'
import { WAITED_FOR_MS } from './look-again.ts'

const SIGNINGS = '/service-application/api/v1/signer/applications'

/** A check of photos takes seconds. */
const SOON_MS = 2_500
/** Of what has ended only a mistake is still corrected. */
const ENDED_MS = 60_000

/**
 * How soon they are read again. Also while it is their own turn: another owner may cancel the line under their hands, and what the notary or the team
 * records is news to whoever looks at the page.
 */
export function lookAtSigningsMs(signings: readonly Pick<SigningBody, 'state' | 'standsAt'>[]): number {
  if (signings.some(({ standsAt }) => standsAt === 'signer-identity-check')) return SOON_MS
  return signings.every(({ state }) => state === 'ENDED') ? ENDED_MS : WAITED_FOR_MS
}

export const signingsQuery = queryOptions({
  queryKey: ['signings'],
  queryFn: ({ signal }) => request('GET', SIGNINGS, { signal }),
  retry: false,
  refetchInterval: ({ state: { data = [] } }) => lookAtSigningsMs(data),
})

type Named = Pick<SigningBody, 'uuid' | 'party'>

/** As addresses have it, in `?signing=`. */
export const signingName = ({ uuid, party }: Named): string => `${uuid}.${party}`

export const isSame = (one: Named, other: Named): boolean => signingName(one) === signingName(other)

/** The one that the address names, or the only one; undefined where several could be meant. */
export function chosenSigning<S extends Named>(signings: readonly S[], named: string | null): S | undefined {
  const found = signings.find((each) => signingName(each) === named)
  return found ?? (signings.length === 1 ? signings[0] : undefined)
}

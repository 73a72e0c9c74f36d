/** What an additional signer signs, read once for their pages and for the progress beside them; and which of several is meant. */
import type { SigningBody } from '@hearthline/contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../api/request.ts'

const SIGNINGS = '/service-application/api/v1/signer/applications'

/** A check of photos takes seconds; whoever else is waited for takes hours. */
const SOON_MS = 2_500
const LATER_MS = 60_000

export const signingsQuery = queryOptions({
  queryKey: ['signings'],
  queryFn: ({ signal }) => request('GET', SIGNINGS, { signal }),
  retry: false,
  refetchInterval: ({ state: { data = [] } }) => (data.some(({ standsAt }) => standsAt === 'signer-identity-check') ? SOON_MS : LATER_MS),
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

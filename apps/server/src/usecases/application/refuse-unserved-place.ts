/** A corrected address must lie where the organization lends, as the first one had to: a license does not stretch to the next state. */
import type { Brand } from '@hearthline/brands'
import { waitlistReason } from '@hearthline/domain/registration'
import { invalid } from '../problem.ts'

/** @param lending by which the application is priced @throws Problem validation_failed naming the part of the address */
export function refuseUnservedPlace(lending: Brand['lending'], data: unknown): void {
  const { state, zip } = data as { state: string; zip: string }
  const reason = waitlistReason({
    state,
    zip,
    servedStates: lending.servedStates,
    unservedZipPrefixes: lending.unservedZipPrefixes,
  })
  if (reason === 'STATE_NOT_SERVED') throw invalid([{ path: 'state', message: `we do not currently offer loans in ${state}` }])
  if (reason) throw invalid([{ path: 'zip', message: 'We don’t lend here yet.' }])
}

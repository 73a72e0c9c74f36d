/** A corrected address must lie where the organization lends, as the first one had to: a license does not stretch to the next state. */
import type { Brand } from '@hearthline/brands'
import { waitlistReason } from '@hearthline/domain/registration'
import type { Session } from '../../store/db.ts'
import { invalid } from '../problem.ts'
import { withUnservedZips } from '../reference/unserved-zips.ts'

/** @param applied the lender with the terms by which the application is priced @throws Problem validation_failed naming the part of the address */
export async function refuseUnservedPlace(session: Session, applied: Pick<Brand, 'orgCode' | 'lending'>, data: unknown): Promise<void> {
  const { lending } = await withUnservedZips(session, applied)
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

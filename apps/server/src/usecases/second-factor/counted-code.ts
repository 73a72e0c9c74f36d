/** Typed codes are guessed at: each try counts before it is looked at, and a right one clears the count. */
import { USE_LIMITS } from '@hearthline/contract'
import { clearGuesses, countGuess } from '../../store/repositories/limit-counts.ts'
import { invalid, type Problem } from '../problem.ts'
import { accountActor, recordAccess } from '../session/record-access.ts'
import { TooManyTries } from '../too-many-tries.ts'
import type { FactorOwner, FactorParts } from './factor-owner.ts'

/** From wherever: who tries knows the password. */
const ANYWHERE = 'anywhere'

/** @throws TooManyTries */
export async function countedCode({ db, config, macs }: FactorParts, { session }: FactorOwner): Promise<() => Promise<void>> {
  if (!config.rateLimits) return async () => undefined
  const guessed = { name: 'secondFactors', subject: macs.mac('guesses', `second-factor/${session.identityId}`), network: ANYWHERE }
  const wait = await countGuess(db, guessed, USE_LIMITS.secondFactors)
  if (wait !== undefined) throw new TooManyTries(wait)
  return () => clearGuesses(db, guessed)
}

/** In the audit log too. It says the same where there is no such factor at all; a session that owes the factor stays, so it is no 401. */
export async function wrongCode(
  parts: FactorParts,
  { session, caller }: FactorOwner,
  path: 'code' | 'credential',
  message: string,
): Promise<Problem> {
  const { identityId, organizationCode } = session
  const entry = { organizationCode, identityId, actor: accountActor(identityId), detail: { address: caller.address } }
  await parts.db.transaction((store) => recordAccess(parts, store, { ...entry, action: 'second-factor-failed' }))
  return invalid([{ path, message }])
}

/** A change that a borrower makes: as any other, but that it may set off no more soft credit checks than a day allows. */
import { USE_LIMITS } from '@hearthline/contract'
import { preSoftCreditDisclosure, softCredit } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { type Advanced, advance, type Change } from '../../engine/advance.ts'
import type { Session } from '../../store/db.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { runsSince } from '../../store/repositories/runs.ts'
import { formatWait, TooManyTries } from '../too-many-tries.ts'

const { most, seconds } = USE_LIMITS.softPulls

/** @throws TooManyTries; the caller's transaction then leaves everything as it was */
export async function advanceForBorrower(session: Session, container: Container, file: ApplicationFile, change: Change): Promise<Advanced> {
  const advanced = await advance(session, container.engine.parts, file, change)
  // A check follows its authorization: either of them due means that one is about to be made.
  const checks = advanced.standing.walk.ready.some(({ id }) => id === softCredit.id || id === preSoftCreditDisclosure.id)
  if (checks && container.config.rateLimits) await refuseTooManyChecks(session, file)
  return advanced
}

/** Whatever set them off: creating, taking an approval path, a corrected name or address, a number or PIN added. The one just begun counts. */
async function refuseTooManyChecks(session: Session, { row, facts }: ApplicationFile): Promise<void> {
  const now = Date.parse(facts.now)
  const since = new Date(now - seconds * 1000).toISOString()
  const begun = await runsSince(session, { identityId: row.identityId, item: softCredit.id, follows: preSoftCreditDisclosure.id, since })
  if (begun.length <= most) return
  const wait = Math.max(1, Math.ceil((Date.parse(begun[0]!) - Date.parse(since)) / 1000))
  throw new TooManyTries(
    wait,
    `We have checked your credit ${most} times in the last 24 hours, which is our limit. Try again in ${formatWait(wait)}, or call us.`,
  )
}

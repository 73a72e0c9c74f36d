/** A change that a borrower makes: as any other, but that it may set off no more soft credit checks, and write to no more mailboxes, than a day allows. */
import { USE_LIMITS } from '@hearthline/contract'
import { preSoftCreditDisclosure, type SignerWalk, signerTurnMail, softCredit, standing } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { type Advanced, advance, type Change } from '../../engine/advance.ts'
import type { Session } from '../../store/db.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { signerMailsSent } from '../../store/repositories/outbox.ts'
import { runsSince } from '../../store/repositories/runs.ts'
import { refuseTooMany } from '../signer/invitations.ts'
import { formatWait, TooManyTries } from '../too-many-tries.ts'

const { most, seconds } = USE_LIMITS.softPulls

/** @throws TooManyTries; the caller's transaction then leaves everything as it was */
export async function advanceForBorrower(session: Session, container: Container, file: ApplicationFile, change: Change): Promise<Advanced> {
  const was = standing(file.facts).walk.signers
  const advanced = await advance(session, container.engine.parts, file, change)
  // A check follows its authorization: either of them due means that one is about to be made.
  const checks = advanced.standing.walk.ready.some(({ id }) => id === softCredit.id || id === preSoftCreditDisclosure.id)
  if (checks && container.config.rateLimits) await refuseTooManyChecks(session, file)
  if (await isMovedAfterMail(session, file, was, advanced.standing.walk.signers))
    await refuseTooMany(container, session, `${file.row.id}/mailboxes-by-borrower`, changedToday)
  return advanced
}

const changedToday = (wait: string): string =>
  `You changed where someone who signs with you is reached several times today. You can change it again in ${wait}. If it is wrong now, call us.`

/** Whoever is asked to sign at another mailbox may be a stranger, who did not ask for it. Before anyone is written to, all of it is the borrower's to correct. */
async function isMovedAfterMail(
  session: Session,
  { row }: ApplicationFile,
  was: readonly SignerWalk[],
  is: readonly SignerWalk[],
): Promise<boolean> {
  const before = new Set(was.flatMap(({ signer: { email } }) => email ?? []))
  if (!is.some(({ signer: { email } }) => email !== undefined && !before.has(email))) return false
  return was.some((one) => signerTurnMail(one) !== undefined) || (await signerMailsSent(session, row.id)).size > 0
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

/** Whether someone of the team has something to do for an application, as the queue shows it. */
import type { Facts, Item, Standing } from '@hearthline/domain'
import {
  BORROWER,
  type ConditionMessages,
  conditionMessages,
  deedCoSigning,
  factName,
  hasUnreadOfApplicants,
  isApplicantsTurn,
  isPaperOwed,
  isRescissionOpen,
  isTeamsToDecide,
  mailRefusedOf,
  meetingToRecordAt,
  paperCopies,
  removalsAwaited,
  resultsThatCount,
} from '@hearthline/domain'

/** An address of the borrower, or of one who has still to sign, that mail does not reach. */
const hasUndeliveredMail = ({ known, signers }: Standing['walk']): boolean =>
  mailRefusedOf(known, { party: BORROWER }) !== undefined ||
  signers.some(({ signer, walk }) => walk.frontier !== undefined && mailRefusedOf(known, signer) !== undefined)

/** A meeting in person of which the team has yet to say what came of it. */
export function meetingAhead(walk: Standing['walk'], now: string): string | undefined {
  const at = meetingToRecordAt(walk)
  return at !== undefined && at > now ? at : undefined
}

/** Of an application that has ended: what is still owed on paper or after a cancellation, and an ID that opens documents and waits for a person. */
export function isOutstanding({ walk, step, showsIdAfterEnd }: Standing, facts: Facts): boolean {
  if (isPaperOwed(walk.known(paperCopies)) || (step === 'CANCELLED' && isRescissionOpen(walk.known))) return true
  return walk.signers.some(({ signer: { party }, walk: { frontier, bases } }) => {
    if (!frontier || !showsIdAfterEnd.includes(party)) return false
    const { id, by } = frontier.item
    return by === 'operator' || facts.gaveUp?.[factName(id, party)] === bases[id]
  })
}

/** The team is needed: an operator's wait is open, the borrower's or a signer's, or due work has failed. */
export function needsOperator({ walk }: Standing, facts: Facts): boolean {
  if (!walk.frontier) return false
  const written = resultsThatCount(facts.results)[conditionMessages.id]?.data as ConditionMessages | undefined
  if (isPaperOwed(walk.known(paperCopies)) || isTeamsToDecide(walk.known) || hasUnreadOfApplicants(written)) return true
  if (walk.ahead.length > 0 || removalsAwaited(walk).length > 0) return true
  // Nobody else says what came of a meeting in person, and nobody but the team helps a co-owner to theirs.
  const met = meetingToRecordAt(walk)
  if ((met !== undefined && met <= facts.now) || (walk.frontier.item.id === deedCoSigning.id && !walk.frontier.isUnclear)) return true
  const partsOf = ({ id, parts }: Item) => parts?.(walk.known, facts.results[id]?.data) ?? []
  const open = [walk, ...walk.signers.map((signer) => signer.walk)].map(({ frontier }) => frontier)
  if (hasUndeliveredMail(walk)) return true
  // Whoever has to sign and cannot be reached is for the team to find.
  const waitsForSigners = walk.frontier.item.by === 'signer'
  if (waitsForSigners && (walk.signers.length === 0 || walk.signers.some(({ signer }) => signer.email === undefined))) return true
  if (open.some((frontier) => frontier?.item.by === 'operator' && !frontier.isUnclear && !isApplicantsTurn(partsOf(frontier.item))))
    return true
  return walk.ready.some(({ id, basis }) => facts.gaveUp?.[id] === basis)
}

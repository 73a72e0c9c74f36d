/** What the borrower, and those who sign beside them, are written of what a change has settled, in the words of each item, and once for each result. */
import {
  attorneyReview,
  BORROWER,
  choiceAgain,
  choiceAgainMail,
  chosenOffer,
  closingReview,
  coOwners,
  digestOf,
  EVERY_ITEM,
  excessMail,
  type Facts,
  FLOW,
  factName,
  fundingDecision,
  fundingFirstApproval,
  hasMoneyLeft,
  type Item,
  instrumentDetails,
  isEnded,
  lineOpening,
  marriageReview,
  moneyAfterCancel,
  noteSigning,
  ownerMarriages,
  paperReminderDue,
  paperSigning,
  READY_TO_READ,
  READY_TO_SIGN,
  REPLACEMENT_CLEARANCES,
  rescission,
  rescissionDelivery,
  rescissionExercise,
  rescissionReceipts,
  rescissionReturn,
  resultsThatCount,
  rightEnded,
  type SignerMail,
  type Standing,
  signingChoice,
  standing,
  titleSearchOrders,
  valuationCopyPeriod,
  withDayNeeded,
} from '@hearthline/domain'
import type { Session } from '../store/db.ts'
import type { NewFact } from '../store/repositories/applications.ts'
import { newestOutboxPayload } from '../store/repositories/outbox.ts'
import { SENDS_MONEY } from './is-wanted.ts'
import { OUTBOX_KINDS, type OutboxMessage, type OutboxPayload } from './outbox-kinds.ts'

type SettledMail = OutboxPayload<'item-settled'>

const TOLD: ReadonlyMap<string, Item> = new Map(
  (EVERY_ITEM as readonly Item[]).filter(({ settledMail, refusedMail }) => settledMail ?? refusedMail).map((item) => [item.id, item]),
)

/**
 * Told wherever the walk stands: an owner opens their notice while the borrower is still asked for insurance, and an account that is not approved opens
 * the question before it again.
 */
const TOLD_AT_ONCE: ReadonlySet<string> = new Set([
  rescissionReceipts.id,
  // Also while the home insurance is asked for: the last day is set.
  rescissionDelivery.id,
  titleSearchOrders.id,
  ...REPLACEMENT_CLEARANCES,
  // What was not approved settles nothing, and takes longer than they were told.
  attorneyReview.id,
  // Who signs beside the borrower, found out while something else is asked.
  ownerMarriages.id,
  fundingFirstApproval.id,
  fundingDecision.id,
])

export async function settledMails(
  session: Session,
  applicationId: string,
  facts: readonly NewFact[],
  { before, after }: { readonly before: Facts; readonly after: Facts },
  stands: Standing,
): Promise<readonly SettledMail[]> {
  const { walk } = stands
  const mails: SettledMail[] = []
  for (const { item: id, party, data } of facts) {
    const item = party === BORROWER ? TOLD.get(id) : undefined
    const earlier = before.results[id]?.data
    const settled = walk.states[id] === 'settled' || TOLD_AT_ONCE.has(id) ? item?.settledMail?.(data, walk.known, earlier) : undefined
    const words = settled ?? (item && partWords(item, { stands, facts: after }, earlier, data))
    if (!words) continue
    const mail = { item: id, ...words }
    const isSame = digestOf(before.results[id]?.data) === digestOf(data)
    // The same result in the same words is no news: something beside it moved.
    if (!isSame || (await newestOf(session, applicationId, id))?.body !== mail.body) mails.push(mail)
  }
  return mails
}

/** The same of what each signer's own items settled: to them, and to no one else. */
export function signersSettledMails(facts: readonly NewFact[], before: Facts, { walk }: Standing): readonly SignerMail[] {
  return facts.flatMap(({ item: id, party, data }) => {
    const own = walk.signers.find(({ signer }) => signer.party === party)
    if (own?.walk.states[id] !== 'settled') return []
    const earlier = resultsThatCount(before.results)[factName(id, party)]?.data
    const words = digestOf(earlier) === digestOf(data) ? undefined : TOLD.get(id)?.settledMail?.(data, own.walk.known, earlier)
    return words ? [{ party, words }] : []
  })
}

/** Of an item with parts: what was refused now and is the borrower's to replace; else what was accepted now. */
function partWords(
  { parts, refusedMail, acceptedMail }: Item,
  { stands, facts }: { readonly stands: Standing; readonly facts: Facts },
  before: unknown,
  after: unknown,
) {
  if (!parts) return undefined
  const { known } = stands.walk
  const earlier = new Map(parts(known, before).map(({ part, outcome }) => [part, outcome]))
  const now = parts(known, after).filter(({ part, outcome }) => outcome !== earlier.get(part))
  const refused = now.filter(({ outcome, waitsFor }) => outcome === 'REFUSED' && waitsFor === 'borrower')
  if (refused.length > 0) return refusedMail && withDayNeeded(stands, facts, refusedMail(refused))
  const accepted = now.filter(({ outcome }) => outcome === 'ACCEPTED')
  return accepted.length > 0 ? acceptedMail?.(accepted) : undefined
}

/** A step at which something is the borrower's to send or to replace, also beside what the team reviews: not told that there is nothing to do. */
export function refusedAgain(stands: Standing, facts: Facts): SettledMail | undefined {
  const { walk, step } = stands
  const item = isEnded(step) ? undefined : walk.frontier?.item
  const parts = item?.parts?.(walk.known, facts.results[item.id]?.data) ?? []
  const theirs = parts.filter(({ waitsFor, outcome }) => waitsFor === 'borrower' && outcome !== 'ACCEPTED')
  return item?.refusedMail && theirs.length > 0 ? { item: item.id, ...withDayNeeded(stands, facts, item.refusedMail(theirs)) } : undefined
}

/** At a step whose words go by the application. */
export function mailOfOpenItem({ walk, step }: Standing): SettledMail | undefined {
  const item = isEnded(step) ? undefined : walk.frontier?.item
  const words = item?.mailFor?.(walk.known, walk.frontier?.before)
  return item && words && { item: item.id, ...words }
}

/** Held at the same step until the team has asked two owners who contradict each other: else the last mail names whose turn it was before. */
export const heldMail = (openBefore: string | null, stands: Standing): SettledMail | undefined =>
  stands.walk.frontier?.item.id === marriageReview.id && openBefore !== marriageReview.id ? mailOfOpenItem(stands) : undefined

/** The line was open before, and money that came back was sent again: its own mail says so, and none that the line is open. */
export const isOpenedAgain = ({ results }: Facts, { step }: Standing): boolean =>
  step === 'COMPLETE' && results[lineOpening.id] !== undefined

/** An offer is asked for once more: not in the words of the first time. */
export function chosenAgain({ walk, step }: Standing, facts: Facts): SettledMail | undefined {
  const again = isEnded(step) ? undefined : choiceAgain(walk, facts)
  return again && { item: chosenOffer.id, ...choiceAgainMail(again) }
}

/** What left though the line was canceled in the meantime, or before: every owner who was told that no money is sent is told otherwise. */
export const sentAfterCanceled = (facts: readonly NewFact[], stands: Standing, now: string): readonly OutboxMessage[] =>
  stands.step === 'CANCELLED' && facts.some(({ item }) => SENDS_MONEY.has(item)) ? moneyLeftTold(stands, now) : []

/** None where no money has left. */
export function moneyLeftTold({ walk: { known, signers } }: Standing, now: string): readonly OutboxMessage[] {
  if (!hasMoneyLeft(known)) return []
  const borrowers = moneyAfterCancel(known, 'BORROWER', now)
  const others = moneyAfterCancel(known, 'OTHER_OWNER', now)
  const reached = others ? signers.filter(({ signer }) => signer.email !== undefined) : []
  return [
    ...(borrowers ? [{ kind: 'item-settled', payload: { item: rescissionExercise.id, ...borrowers } } as const] : []),
    ...reached.map(({ signer: { party } }) => ({ kind: 'signer-told', payload: { party, ...others! } }) as const),
  ]
}

/** What the owners gave back came back to us from elsewhere as well: it is owed to them. */
export function excessTold(before: Facts, { step, walk }: Standing): readonly OutboxMessage[] {
  const words = step === 'CANCELLED' ? excessMail(standing(before).walk.known, walk.known) : undefined
  return words ? [{ kind: 'item-settled', payload: { item: rescissionReturn.id, ...words } }] : []
}

/** The time to cancel ended by itself: nothing was settled, and each owner hears of it once. */
export async function rightEndedTold(
  session: Session,
  applicationId: string,
  { walk, step }: Standing,
  now: string,
): Promise<readonly OutboxMessage[]> {
  // While someone signs again the county is not next: what this says is true once they have.
  const words = isEnded(step) || walk.frontier?.item.id === coOwners.id ? undefined : rightEnded(walk, now)
  if (!words || (await newestOf(session, applicationId, rescission.id))?.body.startsWith(words.ended)) return []
  const reached = walk.signers.filter(({ signer }) => signer.email !== undefined)
  return [
    { kind: 'item-settled', payload: { item: rescission.id, ...words.borrower } },
    ...reached.map(({ signer: { party } }) => ({ kind: 'signer-told', payload: { party, ...words.otherOwner(party) } }) as const),
  ]
}

/**
 * Documents are there to be read, or to be read and signed, after something that was waited for: time opens it, or what our team entered, and neither
 * leaves a result that could say so.
 */
export async function readingTold(
  session: Session,
  { id, openItem }: { readonly id: string; readonly openItem: string | null },
  { walk, step }: Standing,
): Promise<readonly OutboxMessage[]> {
  const open = walk.frontier?.item.id
  // Whoever reads again is mailed why, with the step.
  if (isEnded(step) || mailOfOpenItem({ walk, step } as Standing)) return []
  if (open === noteSigning.id)
    return isBefore(openItem, noteSigning.id) && wasWaitedFor(walk)
      ? [{ kind: 'item-settled', payload: { item: open, ...READY_TO_SIGN } }]
      : []
  if (open !== closingReview.id) return []
  const isSame = (await newestOf(session, id, open))?.body === READY_TO_READ.body
  // Our team was waited for in between: that it was ready once says nothing of now.
  if (isSame && !(isBefore(openItem, open) && walk.known(instrumentDetails) !== undefined)) return []
  return [{ kind: 'item-settled', payload: { item: open, ...READY_TO_READ } }]
}

/** Documents that were sent on paper and are not back: once for each day on which they were sent, which its words name. */
export async function paperReminded(
  session: Session,
  id: string,
  { walk, step }: Standing,
  now: string,
): Promise<readonly OutboxMessage[]> {
  const words = isEnded(step) ? undefined : paperReminderDue(walk, now)
  if (!words || (await newestOf(session, id, paperSigning.id))?.body === words.body) return []
  return [{ kind: 'item-settled', payload: { item: paperSigning.id, ...words } }]
}

/** The page of each of these may be left: our team enters a detail, or the days with the valuation pass. */
const wasWaitedFor = ({ known }: Standing['walk']): boolean =>
  known(instrumentDetails) !== undefined || known(valuationCopyPeriod) !== undefined

const PLACES: ReadonlyMap<string, number> = new Map(FLOW.map(({ id }, place) => [id, place]))

/** Whoever chose paper and comes back, or was here already, waited for nothing of it. */
const isBefore = (openItem: string | null, item: string): boolean =>
  openItem !== null && (PLACES.get(openItem) ?? Number.POSITIVE_INFINITY) < Math.min(PLACES.get(item)!, PLACES.get(signingChoice.id)!)

async function newestOf(session: Session, applicationId: string, item: string): Promise<SettledMail | undefined> {
  const payload = await newestOutboxPayload(session, applicationId, 'item-settled', item)
  return OUTBOX_KINDS['item-settled'].safeParse(payload).data
}

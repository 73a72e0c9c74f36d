/** The days ahead that can be predicted, in words, and what they wait for where they cannot. */
import { formatVisit, type VisitTime } from '../policy/home-visit.ts'
import { texasEarliestClosing } from '../policy/waiting-period.ts'
import { type Instant, type LocalDate, latestOf } from '../values/local-date.ts'
import { formatLocalDate, localDateIn } from '../values/local-date-display.ts'
import { type ARRIVAL, closingDays, type ExpectedDay } from './closing-days.ts'
import type { ItemId } from './flow.ts'
import { texasItemizationDay } from './items/closing/texas-itemization-day.ts'
import { deedCoSigning } from './items/notary/deed-co-signing.ts'
import { notaryWaitingPeriod } from './items/notary/notary-waiting-period.ts'
import { othersDo } from './items/signing/others-who-sign.ts'
import { paperSigning } from './items/signing/paper-signing.ts'
import { signingHelp } from './items/signing/signing-help.ts'
import { appraisalAccess } from './items/valuation/appraisal-access.ts'
import { valuationCopyPeriod } from './items/valuation/valuation-copy-period.ts'
import { valuationFee } from './items/valuation/valuation-fee.ts'
import { valuationFeeWait } from './items/valuation/valuation-fee-wait.ts'
import { valuationOrder } from './items/valuation/valuation-order.ts'
import type { Walk } from './walk.ts'

interface Today {
  readonly now: Instant
  readonly today: LocalDate
  readonly isHome: boolean
  readonly zone: string
  /** What comes first where something of ours was not approved, and is open still. */
  readonly after?: string | undefined
}

export type ExpectedDays = Readonly<Partial<Record<ItemId | typeof ARRIVAL, ExpectedDay>>>

export function expectedDays(walk: Walk, { now, today, isHome, zone, after }: Today): ExpectedDays {
  const waits = waitsAhead(walk, today, zone)
  const feeFrom = valuationFee(walk.known)?.keptFrom
  // Nothing is signed before the home is seen.
  const visits = visitsAhead(walk)
  const held = feeFrom !== undefined && feeFrom > today && valuationFeeWait.applies?.(walk.known) ? feeFrom : undefined
  const earliest = latestOf(today, held ?? today, ...Object.values(visits).map(({ on }) => on), ...Object.values(waits))
  return {
    ...Object.fromEntries(Object.entries(waits).map(([item, on]) => [item, { words: `Until ${formatLocalDate(on)}`, on }])),
    ...(feeFrom && { 'valuation-fee-wait': { words: `On ${formatLocalDate(feeFrom)}, when the fee may be charged`, on: feeFrom } }),
    ...Object.fromEntries(Object.entries(visits).map(([item, visit]) => [item, { words: formatVisit(visit), on: visit.on }])),
    ...closingDays({ walk, now, today, isHome, earliest, awaited: after ?? awaited(walk), isOnPaper: isOnPaper(walk.frontier) }),
  }
}

/** What they wait for, where another than the team has to come first. */
const AFTER: Readonly<Partial<Record<ItemId, string>>> = {
  appraisal: 'After your home is appraised',
  'second-valuation': 'After your home is appraised',
  'rescission-delivery': 'After everyone who may cancel has the notice',
  'payoff-quotes': 'After your creditors tell us the amounts',
  'payoff-shortfall': 'After the payoff is settled',
  'payoff-by-hand': 'After your creditors are paid',
  'payoff-requote': 'After your creditors tell us the new amounts',
  'recording-correction': 'After the deed is corrected',
  'replacement-account': 'After you give us another account',
  'replacement-account-check': 'After we check your new account',
}

/** What of ours comes first, in the words that the borrower has for it; of a check of the payment nothing more is said. */
const REVIEWS: Readonly<Partial<Record<ItemId, string>>> = {
  'value-review': 'After we review your home’s value',
  'income-confirmation': 'After we review your income',
  'trust-and-flood-review': 'After we review the documents about your home',
  'hazard-insurance-review': 'After we review your home insurance',
  'instrument-details': 'After we confirm a detail for your documents',
  'attorney-review': 'After an attorney reviews your documents',
  conditions: 'After our requests are completed',
  'funding-conditions': 'After our requests are completed',
  'disbursement-return-review': 'After we find out why your bank sent the money back',
}

/** With the borrower, on paper, or to be talked about with them: no day can be named on which it is over. */
const WITH_THEM: ReadonlySet<string> = new Set([signingHelp.id, paperSigning.id])
const isOnPaper = (frontier: Walk['frontier']): boolean => frontier !== undefined && WITH_THEM.has(frontier.item.id)

/** A review takes days that no one knows beforehand: what rests on its end has the day on which it can be at the earliest. */
function awaited({ frontier, known }: Walk): string | undefined {
  const isOthers = frontier?.item.by === 'signer' || (frontier?.item.id === deedCoSigning.id && !frontier.isUnclear)
  if (isOthers) return `After ${othersDo(known, 'have signed', 'has signed')}`
  const after = frontier && AFTER[frontier.item.id as ItemId]
  if (after !== undefined && !frontier?.isUnclear) return after
  if (frontier?.item.id === paperSigning.id) return 'After your signed documents arrive'
  if (frontier?.item.id === signingHelp.id) return 'After our team has talked to you'
  if (frontier?.item.by !== 'operator' || frontier.isUnclear) return undefined
  return REVIEWS[frontier.item.id as ItemId] ?? 'After our review'
}

/** The visits to the home that have a time: whoever signs does so after them. */
function visitsAhead({ known, states }: Walk): Readonly<Record<string, VisitTime>> {
  const opinion = known(valuationOrder)?.visit
  const appraiser = known(appraisalAccess)?.visit
  return {
    ...(opinion && states['valuation-visit'] === 'open' && { 'valuation-visit': opinion }),
    ...(appraiser && states['appraisal-visit'] === 'open' && { 'appraisal-visit': appraiser }),
  }
}

/** When signing may begin, by the waits before it that are not over. That of Texas is counted from today until there is a submission. */
function waitsAhead({ known, states }: Walk, today: LocalDate, zone: string): Readonly<Record<string, LocalDate>> {
  const open = [valuationCopyPeriod, texasItemizationDay].flatMap(({ id, until }) => {
    const over = states[id] === 'open' ? until?.(known) : undefined
    return over ? [[id, localDateIn(over, zone)] as const] : []
  })
  if (!notaryWaitingPeriod.applies?.(known)) return Object.fromEntries(open)
  const until = notaryWaitingPeriod.until?.(known)
  const end = until ? localDateIn(until, zone) : texasEarliestClosing({ applied: today, noticeReceived: today })
  return Object.fromEntries([...open, ...(end > today ? [[notaryWaitingPeriod.id, end] as const] : [])])
}

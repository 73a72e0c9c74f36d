/** Your dates, not a slogan: what is done with its day, what comes with the earliest day it can be, and the assumption. */
import { shortCents } from '../income/short-cents.ts'
import { zoneOfState } from '../policy/state-zone.ts'
import type { LocalDate } from '../values/local-date.ts'
import { formatLocalDate, localDateIn } from '../values/local-date-display.ts'
import { formatExactCents } from '../values/money.ts'
import type { DateLine } from './date-line.ts'
import { isBorrowersTurn } from './decision-part.ts'
import { expectedDays } from './expected-days.ts'
import type { Facts } from './facts.ts'
import { FLOW } from './flow.ts'
import type { Item, Known } from './item.ts'
import { propertyAddress } from './items/apply/property-address.ts'
import { refusalOf } from './items/decision/refusal.ts'
import { choiceInForce } from './items/final/choice-in-force.ts'
import { disbursement } from './items/funding/disbursement.ts'
import { rescission } from './items/funding/rescission.ts'
import { rescissionAssurance } from './items/funding/rescission-assurance.ts'
import { returnDueOn } from './items/funding/rescission-exercise.ts'
import { type RescissionReturn, rescissionReturn } from './items/funding/rescission-return.ts'
import { everyoneStatedAt } from './items/funding/rescission-statements.ts'
import { incomeVerification } from './items/income/income-verification.ts'
import { verifiedOfStated } from './items/income/verified-of-stated.ts'
import { notaryWaitingPeriod } from './items/notary/notary-waiting-period.ts'
import { verifiedDecision } from './items/offer/verified-decision.ts'
import { appraisal } from './items/valuation/appraisal.ts'
import { appraisalAccess } from './items/valuation/appraisal-access.ts'
import { appraisalVisit } from './items/valuation/appraisal-visit.ts'
import { secondValuation } from './items/valuation/second-valuation.ts'
import { valuationFee } from './items/valuation/valuation-fee.ts'
import { valuationFeeWait } from './items/valuation/valuation-fee-wait.ts'
import { valuationOrder } from './items/valuation/valuation-order.ts'
import { valuationVisit } from './items/valuation/valuation-visit.ts'
import { owedAfterRescission } from './owed-after-rescission.ts'
import { payoffLines } from './payoff-dates.ts'
import { exercisedBy } from './rescission-right.ts'
import type { Walk } from './walk.ts'

export type { DateLine }

/** Items that have a line of their own, in the order of the flow. */
const CHAPTERS = (FLOW as readonly Item[]).flatMap(({ chapter, ...item }) => (chapter ? [{ ...item, chapter }] : []))

/** By item, the later one that ends its chapter. */
const ENDED_BY: ReadonlyMap<string, string> = new Map(
  (FLOW as readonly Item[]).flatMap((item) => (item.ends ?? []).map((earlier) => [earlier.id, item.id] as const)),
)

/** Lines in order of time. Earliest days assume that everything asked is answered on the next business day. An ended application has no next. */
export function keyDates(walk: Walk, facts: Facts): readonly DateLine[] {
  const zone = zoneOfState(walk.known(propertyAddress)?.state ?? '')
  const isHome = walk.known(propertyAddress)?.occupancyType === 'HOME'
  const dayOf = (item: string): LocalDate | undefined => {
    if (walk.states[item] !== 'settled' && !isOverAndPaid(item, walk, facts)) return undefined
    const at = facts.results[item]?.settledAt
    return at === undefined ? dayTimeSettled(item, walk, zone) : localDateIn(at, zone)
  }
  const expected = expectedDays(walk, { today: localDateIn(facts.now, zone), signed: dayOf('deed-signing'), isHome, zone })
  const hasEnded = facts.cancelledAt !== undefined || refusalOf(walk.known) !== undefined
  const lines: DateLine[] = []
  let current = false
  for (const { id, applies, chapter } of CHAPTERS) {
    if (chapter.shown === 'when-applies' && applies?.(walk.known) === false) continue
    if (walk.states[id] === 'skipped' && id === rescissionAssurance.id && !isOverAndPaid(id, walk, facts)) continue
    const endedBy = ENDED_BY.get(id)
    // Until then more may be asked about the same thing.
    const isOver = endedBy === undefined || walk.states[endedBy] !== 'ahead'
    const day = isOver ? dayOf(id) : undefined
    if (day !== undefined) {
      const label = typeof chapter.done === 'string' ? chapter.done : chapter.done(facts.results[id]?.data as never)
      lines.push({ label, detail: `${formatLocalDate(day)}${choiceWords(walk, id)}`, state: 'done' })
      continue
    }
    if (hasEnded || (chapter.shown === 'when-open' && walk.frontier?.item.id !== id)) continue
    const state = current ? ('next' as const) : ('current' as const)
    current = true
    const expectedDay = (expected as Readonly<Record<string, string | undefined>>)[id]
    const later = doneBefore(walk, facts, id, zone) ?? 'Later'
    lines.push({ label: chapter.open, detail: expectedDay ?? (state === 'current' ? waitingWords(walk, facts) : later), state })
  }
  const exercised = exercisedBy(walk.known)
  if (facts.cancelledAt)
    lines.push({
      label: exercised ? `${exercised.name} canceled the line` : 'You withdrew the application',
      detail: formatLocalDate(localDateIn(facts.cancelledAt, zone)),
      state: 'done',
    })
  if (exercised) return [...lines, ...returnLines(walk.known, returnDueOn(exercised))]
  return [...lines, ...payoffLines(walk.known)]
}

const RETURNED: Readonly<Record<RescissionReturn, string>> = {
  VALUATION_FEE: 'Valuation fee returned to you',
  LIEN_RELEASE: 'Lien on your home released',
}

/** What was returned after the line was canceled, and what is still owed, with its last day by law. */
function returnLines(known: Known, dueOn: LocalDate): DateLine[] {
  const returned = known(rescissionReturn)?.returned ?? []
  const words = (what: RescissionReturn, cents: number | undefined) =>
    cents === undefined ? RETURNED[what] : `${RETURNED[what]}: ${formatExactCents(cents)}`
  return [
    ...returned.map(({ what, on, amountCents }) => ({
      label: words(what, amountCents),
      detail: formatLocalDate(on),
      state: 'done' as const,
    })),
    ...owedAfterRescission(known).map(({ what, amountCents }) => ({
      ...{ label: words(what, amountCents), detail: `By ${formatLocalDate(dueOn)}, as the law requires` },
      state: 'current' as const,
    })),
  ]
}

/** Behind what is asked again: whether it stands is known once that is answered, and as a rule it does. */
function doneBefore({ states, known }: Walk, { results }: Facts, id: string, zone: string): string | undefined {
  const item = CHAPTERS.find((each) => each.id === id)
  const result = results[id]
  if (!item || !result || states[id] !== 'ahead' || (item.kind !== 'work' && known(item) === undefined)) return undefined
  return `Done on ${formatLocalDate(localDateIn(result.settledAt, zone))}. We do it again only if your changes affect it.`
}

/** An operator records the appraiser's value, and does not make it. */
const APPRAISED: ReadonlySet<string> = new Set([appraisal.id, secondValuation.id])

const waitingWords = ({ frontier, known }: Walk, { results }: Facts): string => {
  const item = frontier?.item
  // What was refused is the borrower's to replace.
  const isTheirs = item !== undefined && isBorrowersTurn(item.parts?.(known, results[item.id]?.data) ?? [])
  if (item?.kind === 'ask' || isTheirs) return 'Waiting for you'
  if (APPRAISED.has(frontier?.item.id ?? '')) return 'Waiting for the appraiser'
  return frontier?.item.by === 'operator' ? 'Our team is reviewing it' : 'We are working on it'
}

/**
 * What time alone settles leaves no result. It has the day that it was announced for: a right lasts through its last day, a wait is over on the
 * first day on which what it held back may be done. The fee's day is the lender's, not the home's.
 */
function dayTimeSettled(id: string, { known }: Walk, zone: string): LocalDate | undefined {
  if (id === valuationFeeWait.id) return valuationFee(known)?.keptFrom
  if (id === valuationVisit.id) return known(valuationOrder)?.visit?.on
  if (id === appraisalVisit.id) return known(appraisalAccess)?.visit?.on
  const item = [rescission, rescissionAssurance, notaryWaitingPeriod].find((each) => each.id === id)
  const over = item?.until?.(known)
  if (over === undefined) return undefined
  const lasts = item === rescission || (item === rescissionAssurance && everyoneStatedAt(known) === undefined)
  return localDateIn(lasts ? new Date(Date.parse(over) - 1).toISOString() : over, zone)
}

/** Once money was sent, mail is not waited for any more: it was over before, but where an earlier release sent the money. */
function isOverAndPaid(id: string, { states, known }: Walk, { results }: Facts): boolean {
  if (id !== rescissionAssurance.id || states[id] !== 'skipped') return false
  const over = rescissionAssurance.until?.(known)
  const paidAt = results[disbursement.id]?.settledAt
  return over !== undefined && paidAt !== undefined && over <= paidAt
}

/** Neither what was verified nor the home has asked for another choice. */
const isUnmoved = (states: Walk['states']): boolean =>
  states['revised-offer'] === 'skipped' && ['skipped', 'ahead'].includes(states['final-revised-offer'] ?? 'ahead')

function choiceWords({ known, states }: Walk, item: string): string {
  if (item === incomeVerification.id) return incomeWords(known)
  if (item === verifiedDecision.id) return isUnmoved(states) ? '. Your offer stays as it is' : ''
  if (item !== 'chosen-offer') return ''
  const choice = choiceInForce(known)
  return choice ? `. ${formatExactCents(choice.drawCents)} over ${choice.termYears} years` : ''
}

function incomeWords(known: Known): string {
  const { statedCents = 0, verifiedCents = 0 } = verifiedOfStated(known) ?? {}
  return shortCents(statedCents, verifiedCents) > 0
    ? `. ${formatExactCents(verifiedCents)} of the ${formatExactCents(statedCents)} you told us`
    : ''
}

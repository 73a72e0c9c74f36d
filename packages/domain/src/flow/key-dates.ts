/** Your dates, not a slogan: what is done with its day, what comes with the earliest day it can be, and the assumption. */
import { addBusinessDays, isCreditorBusinessDay } from '../policy/business-day.ts'
import { formatVisit, type VisitTime } from '../policy/home-visit.ts'
import { rescissionEnd } from '../policy/rescission.ts'
import { zoneOfState } from '../policy/state-zone.ts'
import { texasEarliestClosing } from '../policy/waiting-period.ts'
import { type LocalDate, latestOf } from '../values/local-date.ts'
import { formatLocalDate, localDateIn } from '../values/local-date-display.ts'
import { formatExactCents } from '../values/money.ts'
import type { Facts } from './facts.ts'
import { FLOW, type ItemId } from './flow.ts'
import type { Item } from './item.ts'
import { propertyAddress } from './items/apply/property-address.ts'
import { refusalOf } from './items/decision/refusal.ts'
import { choiceInForce } from './items/final/choice-in-force.ts'
import { rescission } from './items/funding/rescission.ts'
import { notaryWaitingPeriod } from './items/notary/notary-waiting-period.ts'
import { appraisalAccess } from './items/valuation/appraisal-access.ts'
import { appraisalVisit } from './items/valuation/appraisal-visit.ts'
import { valuationFee } from './items/valuation/valuation-fee.ts'
import { valuationFeeWait } from './items/valuation/valuation-fee-wait.ts'
import { valuationOrder } from './items/valuation/valuation-order.ts'
import { valuationVisit } from './items/valuation/valuation-visit.ts'
import type { Walk } from './walk.ts'

export interface DateLine {
  readonly label: string
  readonly detail: string
  readonly state: 'done' | 'current' | 'next'
}

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
    if (walk.states[item] !== 'settled') return undefined
    const at = facts.results[item]?.settledAt
    return at === undefined ? dayTimeSettled(item, walk, zone) : localDateIn(at, zone)
  }
  const expected = expectedDays(walk, { today: localDateIn(facts.now, zone), signed: dayOf('deed-signing'), isHome, zone })
  const hasEnded = facts.cancelledAt !== undefined || refusalOf(walk.known) !== undefined
  const lines: DateLine[] = []
  let current = false
  for (const { id, applies, chapter } of CHAPTERS) {
    if (chapter.shown === 'when-applies' && applies?.(walk.known) === false) continue
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
    lines.push({ label: chapter.open, detail: expectedDay ?? (state === 'current' ? waitingWords(walk) : 'Later'), state })
  }
  if (facts.cancelledAt)
    lines.push({ label: 'You withdrew the application', detail: formatLocalDate(localDateIn(facts.cancelledAt, zone)), state: 'done' })
  return lines
}

const waitingWords = ({ frontier }: Walk): string => {
  if (frontier?.item.kind === 'ask') return 'Waiting for you'
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
  const item = [rescission, notaryWaitingPeriod].find((each) => each.id === id)
  const over = item?.until?.(known)
  if (over === undefined) return undefined
  return localDateIn(item === rescission ? new Date(Date.parse(over) - 1).toISOString() : over, zone)
}

interface Known {
  readonly today: LocalDate
  readonly signed: LocalDate | undefined
  readonly isHome: boolean
  readonly zone: string
}

/** The dates that can be predicted, in words. */
function expectedDays(walk: Walk, { today, signed, isHome, zone }: Known): Readonly<Partial<Record<ItemId, string>>> {
  const waitEnds = waitingPeriodEnd(walk, today, zone)
  const feeFrom = valuationFee(walk.known)?.keptFrom
  // Nothing is signed before the home is seen.
  const visits = visitsAhead(walk)
  const held = feeFrom !== undefined && feeFrom > today && valuationFeeWait.applies?.(walk.known) ? feeFrom : undefined
  const seen = latestOf(today, held ?? today, ...Object.values(visits).map(({ on }) => on))
  const signing = signed ?? addBusinessDays(latestOf(waitEnds ?? today, seen), 1, isCreditorBusinessDay)
  const cancelBy = rescissionEnd({ opened: signing, noticeDelivered: signing, disclosuresDelivered: signing })
  const free = isHome ? cancelBy : signing
  const money = addBusinessDays(free < today ? today : free, 1, isCreditorBusinessDay)
  const assumption = signed ? '' : `, if you sign on ${formatLocalDate(signing)}`
  return {
    ...(waitEnds && { 'notary-waiting-period': `Until ${formatLocalDate(waitEnds)}` }),
    ...(feeFrom && { 'valuation-fee-wait': `On ${formatLocalDate(feeFrom)}, when the fee may be charged` }),
    ...Object.fromEntries(Object.entries(visits).map(([item, visit]) => [item, formatVisit(visit)])),
    'deed-signing': `As early as ${formatLocalDate(signing)}`,
    rescission: `${formatLocalDate(cancelBy)} at midnight${assumption}. You have three business days. Sundays and federal holidays don’t count.`,
    disbursement: `${formatLocalDate(money)}${assumption}`,
  }
}

/** The visits to the home that have a time: whoever signs does so after them. */
function visitsAhead({ known, states }: Walk): Readonly<Partial<Record<ItemId, VisitTime>>> {
  const opinion = known(valuationOrder)?.visit
  const appraiser = known(appraisalAccess)?.visit
  return {
    ...(opinion && states['valuation-visit'] === 'open' && { 'valuation-visit': opinion }),
    ...(appraiser && states['appraisal-visit'] === 'open' && { 'appraisal-visit': appraiser }),
  }
}

/** When signing may begin where the state has a waiting period that is not over; counted from today until there is a submission. */
function waitingPeriodEnd({ known }: Walk, today: LocalDate, zone: string): LocalDate | undefined {
  if (!notaryWaitingPeriod.applies?.(known)) return undefined
  const until = notaryWaitingPeriod.until?.(known)
  const end = until ? localDateIn(until, zone) : texasEarliestClosing({ applied: today, noticeReceived: today })
  return end > today ? end : undefined
}

function choiceWords({ known }: Walk, item: string): string {
  if (item !== 'chosen-offer') return ''
  const choice = choiceInForce(known)
  return choice ? `. ${formatExactCents(choice.drawCents)} over ${choice.termYears} years` : ''
}

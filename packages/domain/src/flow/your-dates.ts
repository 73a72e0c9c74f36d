/** Your dates, not a slogan: what is done with its day, what comes with the earliest day it can be, and the assumption. */
import { addBusinessDays, isCreditorBusinessDay } from '../policy/business-day.ts'
import { rescissionEnd } from '../policy/rescission.ts'
import { zoneOfState } from '../policy/state-zone.ts'
import { texasEarliestClosing } from '../policy/waiting-period.ts'
import type { LocalDate } from '../values/local-date.ts'
import { formatLocalDate, localDateIn } from '../values/local-date-display.ts'
import { formatCents } from '../values/money.ts'
import type { Facts } from './facts.ts'
import type { ItemId } from './flow.ts'
import { propertyAddress } from './items/apply/property-address.ts'
import { refusalOf } from './items/decision/refusal.ts'
import { rescission } from './items/funding/rescission.ts'
import { identityCheck } from './items/identity/identity-check.ts'
import { notaryWaitingPeriod } from './items/notary/notary-waiting-period.ts'
import { chosenOffer } from './items/offer/chosen-offer.ts'
import { revisedOffer } from './items/offer/revised-offer.ts'
import type { Walk } from './walk.ts'

export interface DateLine {
  readonly label: string
  readonly detail: string
  readonly state: 'done' | 'current' | 'next'
}

interface Chapter {
  readonly item: ItemId
  /** While it is ahead or under way. */
  readonly open: string
  readonly done: string | ((known: Walk['known']) => string)
  /** Over only when this later item is open or past: until then more may be asked about the same thing. */
  readonly before?: ItemId
  /** Not on everybody's path, and whether it is on this one is known only when it is there. */
  readonly sometimes?: true
  /** On the paths of these alone, known from the address. */
  readonly only?: ((known: Walk['known']) => boolean) | undefined
}

const CHAPTERS: readonly Chapter[] = [
  { item: 'legal-name', open: 'Application', done: 'Application started' },
  // Assets, another placement or a person may be asked before there is an offer to choose.
  { item: 'first-decision', open: 'Your offers', done: 'Offers worked out', before: 'chosen-offer' },
  { item: 'chosen-offer', open: 'Choose your offer', done: 'Offer chosen' },
  { item: 'submission', open: 'Submit your application', done: 'Application submitted' },
  { item: 'income-verification', open: 'Income', done: 'Income verified' },
  { item: 'verified-decision', open: 'Confirm your offer', done: 'Offer confirmed', before: 'disbursement-account' },
  {
    item: 'identity-check',
    open: 'Identity',
    // What the check left open is settled by a person, among the open requests.
    done: (known) => (known(identityCheck)?.status === 'VERIFIED' ? 'Identity verified' : 'Identity checked'),
  },
  { item: 'broker-price-opinion', open: 'The value of your home', done: 'Home valued', before: 'appraisal-order', sometimes: true },
  { item: 'appraisal', open: 'Appraisal of your home', done: 'Home appraised', sometimes: true },
  { item: 'full-title', open: 'Title search', done: 'Title searched' },
  { item: 'conditions', open: 'Open requests', done: 'Open requests settled', sometimes: true },
  { item: 'notary-waiting-period', open: 'Waiting period of your state', done: 'Waiting period over', only: notaryWaitingPeriod.applies },
  { item: 'deed-signing', open: 'Sign with the notary', done: 'Signed with the notary' },
  { item: 'rescission', open: 'Right to cancel ends', done: 'Right to cancel ended' },
  { item: 'disbursement', open: 'Money in your account', done: 'Money sent to your account' },
]

/** Lines in order of time. Earliest days assume that everything asked is answered on the next business day. An ended application has no next. */
export function yourDates(walk: Walk, facts: Facts): readonly DateLine[] {
  const zone = zoneOfState(walk.known(propertyAddress)?.state ?? '')
  const isHome = walk.known(propertyAddress)?.occupancyType === 'HOME'
  const dayOf = (item: string): LocalDate | undefined => {
    if (walk.states[item] !== 'settled') return undefined
    const at = facts.results[item]?.settledAt ?? lastMomentOf(item, walk)
    return at && localDateIn(at, zone)
  }
  const expected = expectedDays(walk, { today: localDateIn(facts.now, zone), signed: dayOf('deed-signing'), isHome, zone })
  const hasEnded = facts.cancelledAt !== undefined || refusalOf(walk.known) !== undefined
  const lines: DateLine[] = []
  let current = false
  for (const { item, open, done, before, sometimes, only } of CHAPTERS) {
    if ((item === 'rescission' && !isHome) || only?.(walk.known) === false) continue
    const isOver = before === undefined || walk.states[before] !== 'ahead'
    const day = isOver ? dayOf(item) : undefined
    if (day !== undefined) {
      const label = typeof done === 'string' ? done : done(walk.known)
      lines.push({ label, detail: `${formatLocalDate(day)}${choiceWords(walk, item)}`, state: 'done' })
      continue
    }
    if (hasEnded || (sometimes && walk.frontier?.item.id !== item)) continue
    const state = current ? ('next' as const) : ('current' as const)
    current = true
    lines.push({ label: open, detail: expected[item] ?? (state === 'current' ? waitingWords(walk) : 'After that'), state })
  }
  if (facts.cancelledAt)
    lines.push({ label: 'Withdrawn by you', detail: formatLocalDate(localDateIn(facts.cancelledAt, zone)), state: 'done' })
  return lines
}

const waitingWords = ({ frontier }: Walk): string => {
  if (frontier?.item.kind === 'ask') return 'Waiting for you'
  return frontier?.item.by === 'operator' ? 'A person here is looking at it' : 'We are working on it'
}

/** What time alone settles leaves no result: its last moment is the one before it was over. */
function lastMomentOf(id: string, { known }: Walk): string | undefined {
  const over = [rescission, notaryWaitingPeriod].find((item) => item.id === id)?.until?.(known)
  return over && new Date(Date.parse(over) - 1).toISOString()
}

interface Known {
  readonly today: LocalDate
  readonly signed: LocalDate | undefined
  readonly isHome: boolean
  readonly zone: string
}

/** The days that can be told before they come, in words. */
function expectedDays(walk: Walk, { today, signed, isHome, zone }: Known): Readonly<Record<string, string>> {
  const waitEnds = waitingPeriodEnd(walk, today, zone)
  const signing = signed ?? addBusinessDays(waitEnds ?? today, 1, isCreditorBusinessDay)
  const cancelBy = rescissionEnd({ opened: signing, noticeDelivered: signing, disclosuresDelivered: signing })
  const free = isHome ? cancelBy : signing
  const money = addBusinessDays(free < today ? today : free, 1, isCreditorBusinessDay)
  const assumption = signed ? '' : `, if you sign on ${formatLocalDate(signing)}`
  return {
    ...(waitEnds && { 'notary-waiting-period': `Until ${formatLocalDate(waitEnds)}` }),
    'deed-signing': `As early as ${formatLocalDate(signing)}`,
    rescission: `${formatLocalDate(cancelBy)} at midnight. Three business days; Sundays and federal holidays do not count${assumption}`,
    disbursement: `${formatLocalDate(money)}${assumption}`,
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
  const choice = known(revisedOffer) ?? known(chosenOffer)
  return choice ? `. ${formatCents(choice.drawCents, choice.drawCents % 100 === 0 ? 0 : 2)} over ${choice.termYears} years` : ''
}

/** The days ahead that can be predicted, in words, and what they wait for where they cannot. */
import { addBusinessDays, isCreditorBusinessDay } from '../policy/business-day.ts'
import { formatVisit, type VisitTime } from '../policy/home-visit.ts'
import { rescissionEnd } from '../policy/rescission.ts'
import { lastMailDay } from '../policy/rescission-mail.ts'
import { texasEarliestClosing } from '../policy/waiting-period.ts'
import { type LocalDate, latestOf } from '../values/local-date.ts'
import { formatLocalDate, localDateIn } from '../values/local-date-display.ts'
import type { ItemId } from './flow.ts'
import { lastDayOfRescission } from './items/funding/rescission-exercise.ts'
import { everyoneStatedAt } from './items/funding/rescission-statements.ts'
import { notaryWaitingPeriod } from './items/notary/notary-waiting-period.ts'
import { paperSigning } from './items/signing/paper-signing.ts'
import { appraisal } from './items/valuation/appraisal.ts'
import { appraisalAccess } from './items/valuation/appraisal-access.ts'
import { secondValuation } from './items/valuation/second-valuation.ts'
import { valuationFee } from './items/valuation/valuation-fee.ts'
import { valuationFeeWait } from './items/valuation/valuation-fee-wait.ts'
import { valuationOrder } from './items/valuation/valuation-order.ts'
import type { Walk } from './walk.ts'

interface Today {
  readonly today: LocalDate
  readonly signed: LocalDate | undefined
  readonly isHome: boolean
  readonly zone: string
}

export function expectedDays(walk: Walk, { today, signed, isHome, zone }: Today): Readonly<Partial<Record<ItemId, string>>> {
  const waitEnds = waitingPeriodEnd(walk, today, zone)
  const feeFrom = valuationFee(walk.known)?.keptFrom
  // Nothing is signed before the home is seen.
  const visits = visitsAhead(walk)
  const held = feeFrom !== undefined && feeFrom > today && valuationFeeWait.applies?.(walk.known) ? feeFrom : undefined
  const seen = latestOf(today, held ?? today, ...Object.values(visits).map(({ on }) => on))
  return {
    ...(waitEnds && { 'notary-waiting-period': `Until ${formatLocalDate(waitEnds)}` }),
    ...(feeFrom && { 'valuation-fee-wait': `On ${formatLocalDate(feeFrom)}, when the fee may be charged` }),
    ...Object.fromEntries(Object.entries(visits).map(([item, visit]) => [item, formatVisit(visit)])),
    ...closingDays({
      ...{ today, signed, isHome, earliest: latestOf(waitEnds ?? today, seen), review: reviewAwaited(walk) },
      lastDay: signed && lastDayOfRescission(walk.known),
      isAssured: walk.states['rescission-assurance'] === 'settled' || everyoneStatedAt(walk.known) !== undefined,
    }),
  }
}

interface Closing {
  readonly today: LocalDate
  readonly signed: LocalDate | undefined
  readonly isHome: boolean
  /** The last day on which something that comes before signing is not over. */
  readonly earliest: LocalDate
  /** What a person has to finish first, on a day that no one knows. */
  readonly review: string | undefined
  /** of the right to cancel, where every owner has the notice */
  readonly lastDay: LocalDate | undefined
  /** Nobody canceled, as far as the lender can know. */
  readonly isAssured: boolean
}

const DAYS_TO_CANCEL = 'You have three business days. Sundays and federal holidays don’t count.'

const MAIL_WAITED = 'It is sooner if each owner confirms that they did not cancel.'

/** Signing, the right to cancel, and the money. */
function closingDays({ today, signed, isHome, earliest, review, lastDay, isAssured }: Closing): Readonly<Partial<Record<ItemId, string>>> {
  if (review !== undefined && signed === undefined)
    return {
      'deed-signing': review,
      rescission: `After you sign. ${DAYS_TO_CANCEL}`,
      'rescission-assurance': 'After your right to cancel ends',
      disbursement: isHome ? 'After your right to cancel ends' : 'After you sign',
    }
  const signing = signed ?? addBusinessDays(earliest, 1, isCreditorBusinessDay)
  const cancelBy = lastDay ?? rescissionEnd({ opened: signing, noticeDelivered: signing, disclosuresDelivered: signing })
  const mailBy = lastMailDay(cancelBy)
  const free = isHome && !isAssured ? mailBy : signing
  const money = addBusinessDays(free < today ? today : free, 1, isCreditorBusinessDay)
  const assumption = signed ? '' : `, if you sign on ${formatLocalDate(signing)}`
  return {
    'deed-signing': `As early as ${formatLocalDate(signing)}`,
    rescission: `${formatLocalDate(cancelBy)} at midnight${assumption}. ${DAYS_TO_CANCEL}`,
    'rescission-assurance': `By ${formatLocalDate(mailBy)}${assumption}. ${MAIL_WAITED}`,
    disbursement: review === undefined ? `${formatLocalDate(money)}${assumption}` : `${review}, as early as ${formatLocalDate(money)}`,
  }
}

/** A review takes days that no one knows beforehand: no day is named that rests on its end. */
function reviewAwaited({ frontier }: Walk): string | undefined {
  if (frontier?.item.by === 'signer') return 'After your co-owners have signed'
  if (frontier?.item.id === paperSigning.id) return 'After your signed documents arrive'
  if (frontier?.item.by !== 'operator' || frontier.isUnclear) return undefined
  const isValuation = [appraisal.id, secondValuation.id].some((id) => id === frontier.item.id)
  return isValuation ? 'After your home is appraised' : 'After our review'
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

/** What is still to be returned after an owner rescinded, by whom, and by when. */
import { WITHDRAWN } from '../policy/ach-returns.ts'
import { LENDER_ZONE } from '../policy/lender-day.ts'
import { startOfDay } from '../policy/state-zone.ts'
import type { Instant, LocalDate } from '../values/local-date.ts'
import { formatLocalDateWithYear } from '../values/local-date-display.ts'
import type { ActionTimeKind } from './action-time.ts'
import type { Known, StepMail } from './item.ts'
import { disbursement } from './items/funding/disbursement.ts'
import { disbursementReturns } from './items/funding/disbursement-returns.ts'
import { lenderPart } from './items/funding/lender-part.ts'
import { type RescissionExercise, returnDueOn } from './items/funding/rescission-exercise.ts'
import { type RescissionReturn, rescissionReturn } from './items/funding/rescission-return.ts'
import { exercisedBy, isRescinded } from './rescission-right.ts'
import { excessOf, restAfterRescission } from './rest-after-rescission.ts'

export interface OwedAfterRescission {
  readonly what: RescissionReturn
  /** of a fee, whole cents */
  readonly amountCents?: number
  /** of a lien that is to be released: the number of the recorded deed */
  readonly recordingNumber?: string
  /** of what turned out to be owed later: the last day, where it is not that of the notice */
  readonly dueOn?: LocalDate
}

const isStillToReturn = (known: Known) => {
  const returned = known(rescissionReturn)?.returned ?? []
  return ({ what }: OwedAfterRescission) => !returned.some((one) => one.what === what)
}

/** The payment that was on its way was stopped: its entry says so, and no bank has anything to confirm. */
function isStopped(known: Known, { stopped, receivedOn }: RescissionExercise): boolean {
  const all = (known(disbursementReturns)?.returns ?? []).filter(({ code }) => code === WITHDRAWN)
  return all.length > (stopped ?? all.filter(({ returnedOn }) => returnedOn < receivedOn).length)
}

/** What the lender has to do: 12 CFR 1026.15(d)(2); none where nobody rescinded, or all is returned. */
export function owedAfterRescission(known: Known): readonly OwedAfterRescission[] {
  const exercised = exercisedBy(known)
  if (!exercised) return []
  const { feeCents, recordingNumber } = lenderPart(known)
  const excess = isRescinded(known) ? excessOf(known, exercised) : undefined
  const owed: readonly OwedAfterRescission[] = [
    ...(feeCents === undefined ? [] : [{ what: 'VALUATION_FEE', amountCents: feeCents } as const]),
    ...(recordingNumber === undefined ? [] : [{ what: 'LIEN_RELEASE', recordingNumber } as const]),
    ...(exercised.money === 'UNDER_WAY' && known(disbursement) === undefined && !isStopped(known, exercised)
      ? [{ what: 'TRANSFER_CHECK' } as const]
      : []),
  ]
  return [...owed.filter(isStillToReturn(known)), ...(excess ? [{ what: 'EXCESS', ...excess } as const] : [])]
}

/**
 * What the owners give back of money that had left, after the lender has done its part (12 CFR 1026.15(d)(3)): less what they gave back, and what creditors
 * and banks sent back, for what left may be told of later. Nothing while a notice waits for its second person.
 */
export const owedByOwners = (known: Known): readonly OwedAfterRescission[] =>
  isRescinded(known) ? restAfterRescission(known).byOwners : []

/** The borrower is told when more is owed back to them than before. No amount: mail is read by others. */
export function excessMail(before: Known, known: Known): StepMail | undefined {
  const of = (knowing: Known) => owedAfterRescission(knowing).find(({ what }) => what === 'EXCESS')
  const owed = of(known)
  if (!owed?.dueOn || (owed.amountCents ?? 0) <= (of(before)?.amountCents ?? 0)) return undefined
  return {
    subject: 'We owe money back to you',
    body: `Part of the money that you returned for your canceled line came back to us a second time, from a lender that we had paid for you or from your bank. You don’t owe that part. We send it back to you by ${formatLocalDateWithYear(owed.dueOn)}. Sign in to see the amount.`,
  }
}

/** What whoever recorded that a creditor sent money back is told: they do not record as well what the owners are paid for it. The database has the same (0051). */
export const apartFromExcess: Readonly<Record<string, string>> = {
  'payoff-follow-up':
    'You recorded what a creditor did with its payment. Someone else on the team must record what the owners were sent for it.',
}

/** What whoever recorded that the owners gave money back is told, for the same reason: by both words together money goes to them that nobody else looked at. */
export const APART_FROM_GIVEN_BACK =
  'You recorded what the owners gave back. Someone else on the team must record what they were sent of it.'

/** Whether something of a canceled line waits for the team, or for the owners: also a notice for its second person. */
export const isRescissionOpen = (known: Known): boolean =>
  exercisedBy(known) !== undefined && (!isRescinded(known) || owedByOwners(known).length > 0)

interface ReturnTime {
  readonly kind: ActionTimeKind
  /** the last day */
  readonly dueOn: LocalDate
  /** its first moment, by which the team's queue is ordered */
  readonly firesAt: Instant
}

/** The clock that runs until all is returned; undefined where nothing is owed. */
export function returnTime(known: Known): ReturnTime | undefined {
  const exercised = exercisedBy(known)
  if (!exercised) return undefined
  const [dueOn] = owedAfterRescission(known)
    .map((one) => one.dueOn ?? returnDueOn(exercised))
    .sort()
  if (dueOn === undefined) return undefined
  return { kind: 'RESCISSION_RETURN', dueOn, firesAt: startOfDay(dueOn, LENDER_ZONE) }
}

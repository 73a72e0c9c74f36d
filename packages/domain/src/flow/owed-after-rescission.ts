/** What is still to be returned after an owner rescinded, by whom, and by when. */
import { LENDER_ZONE } from '../policy/lender-day.ts'
import { startOfDay } from '../policy/state-zone.ts'
import type { Instant, LocalDate } from '../values/local-date.ts'
import type { ActionTimeKind } from './action-time.ts'
import type { Known } from './item.ts'
import { disbursement } from './items/funding/disbursement.ts'
import { recordedOf } from './items/funding/recording.ts'
import { returnDueOn } from './items/funding/rescission-exercise.ts'
import { type RescissionReturn, rescissionReturn } from './items/funding/rescission-return.ts'
import { valuationFee } from './items/valuation/valuation-fee.ts'
import { valuationFeeCollection } from './items/valuation/valuation-fee-collection.ts'
import { moneyOut } from './money-out.ts'
import { exercisedBy, isRescinded } from './rescission-right.ts'

export interface OwedAfterRescission {
  readonly what: RescissionReturn
  /** of a fee, whole cents */
  readonly amountCents?: number
  /** of a lien that is to be released: the number of the recorded deed */
  readonly recordingNumber?: string
}

const isStillToReturn = (known: Known) => {
  const returned = known(rescissionReturn)?.returned ?? []
  return ({ what }: OwedAfterRescission) => !returned.some((one) => one.what === what)
}

/** What the lender has to do: 12 CFR 1026.15(d)(2); none where nobody rescinded, or all is returned. */
export function owedAfterRescission(known: Known): readonly OwedAfterRescission[] {
  const exercised = exercisedBy(known)
  if (!exercised) return []
  const feeCents = known(valuationFeeCollection)?.status === 'COLLECTED' ? valuationFee(known)?.cents : undefined
  const recordingNumber = recordedOf(known)?.recordingNumber
  const owed: readonly OwedAfterRescission[] = [
    ...(feeCents === undefined ? [] : [{ what: 'VALUATION_FEE', amountCents: feeCents } as const]),
    ...(recordingNumber === undefined ? [] : [{ what: 'LIEN_RELEASE', recordingNumber } as const]),
    ...(exercised.money === 'UNDER_WAY' && known(disbursement) === undefined ? [{ what: 'TRANSFER_CHECK' } as const] : []),
  ]
  return owed.filter(isStillToReturn(known))
}

/**
 * What the owners give back of money that had left, after the lender has done its part (12 CFR 1026.15(d)(3)): less what they gave back, for what left
 * may be told of later. Nothing while a notice waits for its second person.
 */
export function owedByOwners(known: Known): readonly OwedAfterRescission[] {
  if (!isRescinded(known)) return []
  const returned = known(rescissionReturn)?.returned ?? []
  return moneyOut(known).flatMap(({ what, amountCents }) => {
    const back = returned.filter((one) => one.what === what)
    if (back.length === 0) return [{ what, ...(amountCents !== undefined && { amountCents }) }]
    // Where an amount is not known all of it was given back.
    if (amountCents === undefined || back.some((one) => one.amountCents === undefined)) return []
    const left = amountCents - back.reduce((sum, one) => sum + (one.amountCents ?? 0), 0)
    return left > 0 ? [{ what, amountCents: left }] : []
  })
}

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
  if (!exercised || owedAfterRescission(known).length === 0) return undefined
  const dueOn = returnDueOn(exercised)
  return { kind: 'RESCISSION_RETURN', dueOn, firesAt: startOfDay(dueOn, LENDER_ZONE) }
}

/** What the lender still owes after an owner rescinded, and by when. */
import { LENDER_ZONE } from '../policy/lender-day.ts'
import { startOfDay } from '../policy/state-zone.ts'
import type { Instant, LocalDate } from '../values/local-date.ts'
import type { ActionTimeKind } from './action-time.ts'
import type { Known } from './item.ts'
import { recordedOf } from './items/funding/recording.ts'
import { returnDueOn } from './items/funding/rescission-exercise.ts'
import { type RescissionReturn, rescissionReturn } from './items/funding/rescission-return.ts'
import { valuationFee } from './items/valuation/valuation-fee.ts'
import { valuationFeeCollection } from './items/valuation/valuation-fee-collection.ts'
import { exercisedBy } from './rescission-right.ts'

export interface OwedAfterRescission {
  readonly what: RescissionReturn
  /** of a fee, whole cents */
  readonly amountCents?: number
  /** of a lien that is to be released: the number of the recorded deed */
  readonly recordingNumber?: string
}

/** 12 CFR 1026.15(d)(2); none where nobody rescinded, or all is returned. */
export function owedAfterRescission(known: Known): readonly OwedAfterRescission[] {
  if (!exercisedBy(known)) return []
  const feeCents = known(valuationFeeCollection)?.status === 'COLLECTED' ? valuationFee(known)?.cents : undefined
  const recordingNumber = recordedOf(known)?.recordingNumber
  const owed: readonly OwedAfterRescission[] = [
    ...(feeCents === undefined ? [] : [{ what: 'VALUATION_FEE', amountCents: feeCents } as const]),
    ...(recordingNumber === undefined ? [] : [{ what: 'LIEN_RELEASE', recordingNumber } as const]),
  ]
  const returned = known(rescissionReturn)?.returned ?? []
  return owed.filter(({ what }) => !returned.some((one) => one.what === what))
}

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

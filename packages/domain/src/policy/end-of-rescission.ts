import type { Instant, LocalDate } from '../values/local-date.ts'
import { addDays, latestOf } from '../values/local-date.ts'
import { rescissionEnd } from './rescission.ts'
import { startOfDay, zoneOfState } from './state-zone.ts'

/**
 * The moment at which the right to rescind has ended for everyone: the midnight that closes the last day, where the home stands
 * (12 CFR 1026.15(a)(3)). `delivered`: for each who has the right the day of the notice, by which they have the disclosures and the account is open.
 */
export function endOfRescission(delivered: readonly LocalDate[], state: string): Instant {
  const [first, ...others] = delivered
  if (first === undefined) throw new RangeError('A right to rescind ends for someone who was given the notice')
  const day = latestOf(first, ...others)
  return startOfDay(addDays(rescissionEnd({ opened: day, noticeDelivered: day, disclosuresDelivered: day }), 1), zoneOfState(state))
}

import type { Instant, LocalDate } from '../values/local-date.ts'
import { addDays, latestOf } from '../values/local-date.ts'
import { rescissionEnd } from './rescission.ts'
import { startOfDay } from './state-zone.ts'

/**
 * The last day of the right to rescind for everyone. `events`: for each who has the right the day of the notice, by which they have the disclosures,
 * and the day on which the last of them signed, where it is known.
 */
export function lastDayToRescind(events: readonly LocalDate[]): LocalDate {
  const [first, ...others] = events
  if (first === undefined) throw new RangeError('A right to rescind ends for someone who was given the notice')
  const day = latestOf(first, ...others)
  return rescissionEnd({ opened: day, noticeDelivered: day, disclosuresDelivered: day })
}

interface RecordedNotice {
  readonly on: LocalDate
  /** what earlier releases recorded has none */
  readonly recordedOn?: LocalDate | undefined
}

/**
 * The day from which an owner's days are counted. One person records it, so it ends no right at once: where the days would be over by the day on which
 * it is recorded, or end with it, they are counted from that day.
 */
export function countedFrom({ on, recordedOn }: RecordedNotice): LocalDate {
  return recordedOn !== undefined && lastDayToRescind([on]) <= recordedOn ? recordedOn : on
}

/** The moment at which it has ended: the midnight that closes the last day, where the home stands (12 CFR 1026.15(a)(3)). */
export const endOfRescission = (events: readonly LocalDate[], zone: string): Instant =>
  startOfDay(addDays(lastDayToRescind(events), 1), zone)

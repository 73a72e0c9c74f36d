/** Since when an application waits where it is. */
import type { ApplicationFile } from '../store/repositories/applications.ts'

interface Moved {
  readonly stepChanged: boolean
  readonly openItem: string | null
  /** It waited for someone else, at the same item, and waits for the team now. */
  readonly isOursNow: boolean
  readonly now: string
}

/**
 * A wait that opens within the same step, or that comes back to us with what the borrower sent, starts its own clock: their time is not counted against ours. Neither are the days between the booking
 * of a meeting in person and the meeting. @param met when a meeting took place that waits for the team
 */
export function waitsSince(
  row: Pick<ApplicationFile['row'], 'openItem' | 'stepSince'>,
  { stepChanged, openItem, isOursNow, now }: Moved,
  met: string | undefined,
): string {
  const isElsewhere = stepChanged || openItem !== row.openItem
  // Also where it is noticed later: the team waits since the meeting, and not since the clock was read.
  if (!isElsewhere && met !== undefined && Date.parse(met) > Date.parse(row.stepSince)) return met
  return isElsewhere || isOursNow ? now : row.stepSince
}

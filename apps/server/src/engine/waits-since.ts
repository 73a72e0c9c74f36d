/** Since when an application waits where it is. */
import type { ApplicationFile } from '../store/repositories/applications.ts'

interface Moved {
  readonly stepChanged: boolean
  readonly openItem: string | null
  readonly now: string
}

/**
 * A wait that opens within the same step starts its own clock: the borrower's time is not counted against ours. Neither are the days between the booking
 * of a meeting in person and the meeting. @param met when a meeting took place that waits for the team
 */
export function waitsSince(row: ApplicationFile['row'], { stepChanged, openItem, now }: Moved, met: string | undefined): string {
  const since = stepChanged || openItem !== row.openItem ? now : row.stepSince
  return met !== undefined && Date.parse(met) > Date.parse(since) ? met : since
}

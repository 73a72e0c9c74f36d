/** The first day on which documents of the closing can have been signed in ink: a day that cannot be is a slip, or worse. */
import type { LocalDate } from '../../../values/local-date.ts'
import type { Known, Misfit } from '../../item.ts'
import { newestDecision } from '../final/choice-in-force.ts'
import { earlierDay } from '../property/home-clock.ts'

/** `sentOn`: when they were sent, where that is kept. They are drawn up by the newest decision and never before it. */
export function signableSince(known: Known, sentOn?: LocalDate): LocalDate | undefined {
  if (sentOn !== undefined) return sentOn
  const decided = newestDecision(known)?.pricedAt
  return decided && earlierDay(known, decided)
}

/** @param today the lender's day on which it is recorded */
export function misfitsOfDay(signedOn: LocalDate, today: LocalDate, since: LocalDate | undefined, path = 'signedOn'): readonly Misfit[] {
  if (signedOn > today) return [{ path, message: 'This day has not come yet' }]
  if (since === undefined || signedOn >= since) return []
  return [{ path, message: `There was nothing to sign before ${since}. Check the day beside the signature` }]
}

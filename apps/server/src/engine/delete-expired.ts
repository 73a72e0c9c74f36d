/** Deletes what is kept for a time only: telemetry and event posts after the days of the settings, and what has expired of limits, codes, links and uploads. */
import type { Db } from '../store/db.ts'
import { deleteExpiredBankLinks } from '../store/repositories/bank-links.ts'
import { deleteExpiredEmailChanges } from '../store/repositories/email-changes.ts'
import { deleteEventsBefore } from '../store/repositories/events.ts'
import { deleteExpiredCounts } from '../store/repositories/limit-counts.ts'
import { forgetExpiredPrequalifications } from '../store/repositories/partner-prequalifications.ts'
import { deleteExpiredPhotoLinks } from '../store/repositories/photo-links.ts'
import { deleteExpiredProviderSignIns } from '../store/repositories/provider-sign-ins.ts'
import { deleteExpiredChallenges } from '../store/repositories/second-factors.ts'
import { deleteExpiredCodes } from '../store/repositories/sign-in-codes.ts'
import { deleteExpiredUploads } from '../store/repositories/uploads.ts'
import type { Clock } from './clock.ts'

const DAY_MS = 86_400_000

export interface Retention {
  /** posts that name no account; feedback and experiments are not among them */
  readonly events: readonly string[]
  readonly eventDays: number
  readonly networkDays: number
}

/** How many events were deleted. */
export async function deleteExpired({ db, clock }: { readonly db: Db; readonly clock: Clock }, retention: Retention): Promise<number> {
  const before = new Date(Date.parse(clock.now()) - retention.eventDays * DAY_MS).toISOString()
  await deleteExpiredCounts(db, retention.networkDays)
  await deleteExpiredCodes(db, clock.now())
  await deleteExpiredChallenges(db, new Date().toISOString())
  await deleteExpiredProviderSignIns(db, clock.now())
  await deleteExpiredUploads(db, clock.now())
  const yesterday = new Date(Date.parse(clock.now()) - DAY_MS).toISOString()
  await deleteExpiredPhotoLinks(db, yesterday)
  await deleteExpiredBankLinks(db, yesterday)
  await deleteExpiredEmailChanges(db, yesterday)
  await forgetExpiredPrequalifications(db, clock.now())
  let deleted = 0
  // Some at a time: a lock on a million rows would hold up whoever writes.
  for (let some = await deleteEventsBefore(db, retention.events, before); ; some = await deleteEventsBefore(db, retention.events, before)) {
    deleted += some.deleted
    if (some.deleted < some.most) return deleted
  }
}

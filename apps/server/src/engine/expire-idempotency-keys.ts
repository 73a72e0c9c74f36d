/** Idempotency keys are for a client that tries again: after two days no one does, and they go. */
import { removeKeysBefore } from '../store/repositories/idempotency.ts'
import type { EngineParts } from './engine-parts.ts'

export const RETENTION_HOURS = 48

export async function expireIdempotencyKeys({ db, clock }: Pick<EngineParts, 'db' | 'clock'>): Promise<void> {
  await removeKeysBefore(db, new Date(Date.parse(clock.now()) - RETENTION_HOURS * 3_600_000).toISOString())
}

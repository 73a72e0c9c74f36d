/** Idempotency keys are for a client that tries again: after two days nobody does, and they go. */
import { removeKeysBefore } from '../store/repositories/idempotency.ts'
import type { EngineParts } from './engine-parts.ts'

export const KEPT_HOURS = 48

export async function expireIdempotencyKeys({ db, clock }: Pick<EngineParts, 'db' | 'clock'>): Promise<void> {
  await removeKeysBefore(db, new Date(Date.parse(clock.now()) - KEPT_HOURS * 3_600_000).toISOString())
}

/** Hands the bank each file that it does not have, by one node at a time and in two steps that can be taken up again (ach-delivery.ts). */
import { endLease, leaseFiles, moveFile } from '../../../store/repositories/ach.ts'
import type { NachaParts } from './nacha-parts.ts'

/** Longer than any delivery: a node that died in one is followed by another. */
const LEASE_MS = 3 * 60_000

/** @throws the first problem, once every file was tried */
export async function deliverFiles({ db, sealing, settings, delivery }: NachaParts, now: string): Promise<void> {
  const until = new Date(Date.parse(now) + LEASE_MS).toISOString()
  const problems: unknown[] = []
  for (const { id, name, state, contentSealed } of await leaseFiles(db, settings.NACHA_COMPANY_ID, now, until)) {
    try {
      if (state === 'BUILT') {
        await delivery.stage(name, sealing.unseal('bank', contentSealed))
        // Given up meanwhile, after a lease that was too short: it is never released.
        if (!(await moveFile(db, { id, from: 'BUILT' }, { state: 'STAGED' }))) continue
      }
      await delivery.release(name)
      await moveFile(db, { id, from: 'STAGED' }, { state: 'DELIVERED', deliveredAt: now, leasedUntil: null })
    } catch (problem) {
      problems.push(problem)
      await endLease(db, id)
    }
  }
  if (problems.length > 0) throw problems[0]
}

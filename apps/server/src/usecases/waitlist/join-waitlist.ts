/** Keeps whom we cannot serve yet, and from where. */
import type { Brand } from '@hearthline/brands'
import type { Container } from '../../container.ts'
import { insertWaitlistEntry } from '../../store/repositories/waitlist.ts'
import { refuseWithdrawn } from '../organization/refuse-withdrawn.ts'

/** @throws Problem gone at a lender that takes no applications */
export async function joinWaitlist(
  { db, clock }: Pick<Container, 'db' | 'clock'>,
  brand: Brand,
  entry: Record<string, unknown>,
): Promise<void> {
  refuseWithdrawn(brand)
  await insertWaitlistEntry(db, { organizationCode: brand.orgCode, entry, at: clock.now() })
}

/** Keeps whom we cannot serve yet, and from where. */
import type { Brand } from '@hearthline/brands'
import type { Container } from '../../container.ts'
import { insertWaitlistEntry } from '../../store/repositories/waitlist.ts'

export async function joinWaitlist(
  { db, clock }: Pick<Container, 'db' | 'clock'>,
  brand: Brand,
  entry: Record<string, unknown>,
): Promise<void> {
  await insertWaitlistEntry(db, { organizationCode: brand.orgCode, entry, at: clock.now() })
}

/** Leaves the waitlist by the link of its mail, and takes what was told us along. */
import { timingSafeEqual } from 'node:crypto'
import type { Brand } from '@hearthline/brands'
import type { Container } from '../../container.ts'
import { leaveWaitlist } from '../../store/repositories/waitlist.ts'
import { asSystem } from '../../store/scope.ts'
import { leaveToken } from './waitlist-entry.ts'

/** Says nothing of whether there is such an entry. */
export async function leaveByLink(
  { db, clock, macs }: Pick<Container, 'db' | 'clock' | 'macs'>,
  brand: Brand,
  token: string,
): Promise<void> {
  const id = /^([1-9]\d{0,14})-[0-9a-f]{64}$/.exec(token)?.[1]
  if (id === undefined) return
  if (!timingSafeEqual(Buffer.from(token), Buffer.from(leaveToken(macs, Number(id))))) return
  await asSystem(() => leaveWaitlist(db, brand.orgCode, Number(id), clock.now()))
}

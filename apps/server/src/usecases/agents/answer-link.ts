/** What whoever was emailed a link does with it. Says nothing of whether there is such a link. */
import { timingSafeEqual } from 'node:crypto'
import type { Brand } from '@hearthline/brands'
import type { Container } from '../../container.ts'
import type { Macs } from '../../secrets/macs.ts'
import { openLink, refuseLink } from '../../store/repositories/agents.ts'
import { asSystem } from '../../store/scope.ts'

/** Derived, so that it is stored nowhere and no one answers for another. */
export const linkToken = (macs: Macs, id: string): string => `${id}.${macs.mac('agent-link', id)}`

export async function answerLink(
  { db, clock, macs }: Pick<Container, 'db' | 'clock' | 'macs'>,
  brand: Brand,
  { token, answer }: { readonly token: string; readonly answer: 'BEGIN' | 'NO_MORE' },
): Promise<void> {
  const id = /^([0-9a-f-]{36})\.[0-9a-f]{64}$/.exec(token)?.[1]
  if (id === undefined || !timingSafeEqual(Buffer.from(token), Buffer.from(linkToken(macs, id)))) return
  const change = answer === 'BEGIN' ? openLink : refuseLink
  await asSystem(() => change(db, brand.orgCode, id, clock.now()))
}

/** Keeps whom we cannot serve yet, and from where, and mails them that they are on the list. */
import type { Brand } from '@hearthline/brands'
import type { Container } from '../../container.ts'
import { insertWaitlistEntry } from '../../store/repositories/waitlist.ts'
import { asSystem } from '../../store/scope.ts'
import { refuseWithdrawn } from '../organization/refuse-withdrawn.ts'

/**
 * One mail per address and lender for as long as it waits: whoever joins again is on the list already, and no one fills a stranger's mailbox by typing
 * their address. Left the list, or told, they may join anew and are mailed again. What the caller is answered says nothing of it.
 * @throws Problem gone at a lender that takes no applications
 */
export async function joinWaitlist(
  { db, clock, engine }: Pick<Container, 'db' | 'clock' | 'engine'>,
  brand: Brand,
  entry: Record<string, unknown>,
): Promise<void> {
  refuseWithdrawn(brand)
  // A visitor sees nothing of the list.
  await asSystem(() =>
    db.transaction(async (session) => {
      const { id, isKnown } = await insertWaitlistEntry(session, { organizationCode: brand.orgCode, entry, at: clock.now() })
      if (isKnown || entry.consent !== true) return
      await engine.parts.queue.send(session, [{ kind: 'waitlist-joined', entry: id }])
      session.afterCommit(() => engine.wake())
    }),
  )
}

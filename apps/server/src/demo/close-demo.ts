/** What production begins with on data that was tried out before: the demo log-ins, whose password is published, open nothing any more. */
import type { Container } from '../container.ts'
import { appendAudit } from '../store/repositories/audit.ts'
import { invalidatePasswordResets } from '../store/repositories/password-resets.ts'
import { identityByEmail, updateIdentity } from '../store/repositories/people.ts'
import { revokeSessions } from '../store/repositories/sessions.ts'
import { withAdvisoryLock } from '../store/with-advisory-lock.ts'
import { endIfOpen } from '../usecases/reference/registers.ts'
import { DEMO_BORROWERS, DEMO_STAFF } from './demo-accounts.ts'
import { DEMO_LOCK } from './seed-demo.ts'
import { DEMO_ENTRIES } from './seed-entry-points.ts'
import { DEMO_REGISTERS } from './seed-registers.ts'

/** No password has this hash: none can be verified against it. */
const NO_PASSWORD = 'disabled'

type Parts = Pick<Container, 'db' | 'clock' | 'macs' | 'tokens'>

/** The emails that were closed now; none the second time. Their applications stay, as the records that they are. */
export const closeDemo = (parts: Parts): Promise<string[]> => withAdvisoryLock(parts.db, DEMO_LOCK, () => closeAll(parts))

async function closeAll({ db, clock, macs, tokens }: Parts): Promise<string[]> {
  const closed: string[] = []
  for (const { email } of [...DEMO_STAFF, ...DEMO_BORROWERS]) {
    await db.transaction(async (session) => {
      const identity = await identityByEmail(session, email)
      if (!identity || identity.passwordHash === NO_PASSWORD) return
      await updateIdentity(session, identity.id, { passwordHash: NO_PASSWORD, roles: [], staffOrganizations: [] })
      await invalidatePasswordResets(session, identity.id, clock.now())
      tokens.memory.forget(await revokeSessions(session, { identityId: identity.id }, new Date().toISOString()))
      await appendAudit(session, macs, {
        organizationCode: identity.organizationCode,
        at: clock.now(),
        actor: 'system:start',
        action: 'demo-account-disabled',
        detail: { email },
      })
      closed.push(email)
    })
  }
  // Invented officers, letters and referrals would be taken for real ones.
  for (const entry of [...DEMO_REGISTERS, ...DEMO_ENTRIES]) await endIfOpen(db, entry, clock.now())
  return closed
}

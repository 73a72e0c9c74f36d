/** The account of someone who sends applicants ends: their sessions, the link that they were emailed, and the role with it. */
import type { Session } from '../../store/db.ts'
import { isOpened, removeUnopened } from '../../store/repositories/agents.ts'
import { invalidatePasswordResets } from '../../store/repositories/password-resets.ts'
import { type IdentityRow, updateIdentity } from '../../store/repositories/people.ts'
import { unlinkProviderAccounts } from '../../store/repositories/provider-sign-ins.ts'
import { revokeSessions } from '../../store/repositories/sessions.ts'

/** No password has this hash. */
export const NO_PASSWORD = 'none yet'

/** Named by mistake, or never answered: it bars the owner of the email from an account of their own. */
export const isUnopened = async (session: Session, { id, passwordHash }: IdentityRow): Promise<boolean> =>
  passwordHash === NO_PASSWORD && !(await isOpened(session, id))

/** What its owner has as anyone does, such as an application, stays theirs. @returns the sessions that ended */
export async function endAgent(session: Session, identity: IdentityRow): Promise<string[]> {
  const { id } = identity
  if (await isUnopened(session, identity)) {
    await removeUnopened(session, id)
    return []
  }
  const now = new Date().toISOString()
  await updateIdentity(session, id, { roles: [], staffOrganizations: [] })
  await invalidatePasswordResets(session, id, now)
  await unlinkProviderAccounts(session, { identityId: id, audience: 'agent' })
  return await revokeSessions(session, { identityId: id }, now)
}

/** A new password: whoever else is logged in as this person is logged out. */
import type { Container } from '../../container.ts'
import { identityById, updateIdentity } from '../../store/repositories/people.ts'
import { revokeOtherSessions } from '../../store/repositories/sessions.ts'
import { invalid } from '../problem.ts'
import type { LiveSession } from '../session/live-session.ts'

/** @throws Problem validation_failed at currentPassword when it is not the person's; TooManyTries after five of those */
export async function changePassword(
  { db, passwords, tokens, config }: Pick<Container, 'db' | 'passwords' | 'tokens' | 'config'>,
  session: LiveSession,
  given: { readonly currentPassword: string; readonly newPassword: string },
): Promise<void> {
  if (config.rateLimits) passwords.tries.check(session.email, Date.now())
  const identity = await identityById(db, session.identityId)
  if (!identity || !(await passwords.verify(identity.passwordHash, given.currentPassword))) {
    passwords.tries.failed(session.email, Date.now())
    throw invalid([{ path: 'currentPassword', message: 'This is not your present password' }])
  }
  passwords.tries.succeeded(session.email)
  const passwordHash = await passwords.hash(given.newPassword)
  const ended = await db.transaction(async (store) => {
    await updateIdentity(store, identity.id, { passwordHash })
    return await revokeOtherSessions(store, identity.id, session.sessionId, new Date().toISOString())
  })
  tokens.memory.forget(ended)
}

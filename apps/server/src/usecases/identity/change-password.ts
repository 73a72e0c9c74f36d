/** A new password: whoever else is logged in as this person is logged out. */
import type { Brand } from '@hearthline/brands'
import type { Container } from '../../container.ts'
import { voidPasswordResets } from '../../store/repositories/password-resets.ts'
import { identityById, updateIdentity } from '../../store/repositories/people.ts'
import { revokeSessions } from '../../store/repositories/sessions.ts'
import { invalid } from '../problem.ts'
import type { LiveSession } from '../session/live-session.ts'
import { refuseGuessablePassword } from './refuse-guessable-password.ts'
import { tellOfNewPassword } from './tell-of-new-password.ts'

type Parts = Pick<Container, 'db' | 'clock' | 'passwords' | 'tokens' | 'config' | 'mail' | 'log'>

/** @throws Problem validation_failed at currentPassword when it is not the person's; at newPassword when it is guessable; TooManyTries after five of those */
export async function changePassword(
  parts: Parts,
  session: LiveSession,
  brand: Brand,
  given: { readonly currentPassword: string; readonly newPassword: string },
): Promise<void> {
  const { db, clock, passwords, tokens, config } = parts
  if (config.rateLimits) passwords.tries.check(session.email, Date.now())
  const identity = await identityById(db, session.identityId)
  if (!identity || !(await passwords.verify(identity.passwordHash, given.currentPassword))) {
    passwords.tries.failed(session.email, Date.now())
    throw invalid([{ path: 'currentPassword', message: 'This is not your present password' }])
  }
  passwords.tries.succeeded(session.email)
  await refuseGuessablePassword(given.newPassword, identity.email, 'newPassword')
  const passwordHash = await passwords.hash(given.newPassword)
  const ended = await db.transaction(async (store) => {
    await updateIdentity(store, identity.id, { passwordHash })
    // A link that lies in a mailbox must not undo the change.
    await voidPasswordResets(store, identity.id, clock.now())
    return await revokeSessions(store, identity.id, new Date().toISOString(), session.sessionId)
  })
  tokens.memory.forget(ended)
  await tellOfNewPassword(parts, brand, identity.email)
}

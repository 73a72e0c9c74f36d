/** A new password: whoever else is logged in as this person is logged out. */
import type { Brand } from '@hearthline/brands'
import type { Container } from '../../container.ts'
import { invalidateEmailChanges } from '../../store/repositories/email-changes.ts'
import { invalidatePasswordResets } from '../../store/repositories/password-resets.ts'
import { identityById, updateIdentity } from '../../store/repositories/people.ts'
import { revokeSessions } from '../../store/repositories/sessions.ts'
import { asSystem } from '../../store/scope.ts'
import { invalid } from '../problem.ts'
import { countedGuess } from '../session/guesses.ts'
import type { LiveSession } from '../session/live-session.ts'
import { accountActor, recordAccess } from '../session/record-access.ts'
import { notifyOfNewPassword } from './notify-of-new-password.ts'
import { refuseGuessablePassword } from './refuse-guessable-password.ts'

type Parts = Pick<Container, 'db' | 'clock' | 'macs' | 'passwords' | 'tokens' | 'config' | 'mail' | 'log'>

/** @throws Problem validation_failed at currentPassword when it is not the person's, at newPassword when it is guessable; TooManyTries */
export async function changePassword(
  parts: Parts,
  session: LiveSession,
  brand: Brand,
  given: { readonly currentPassword: string; readonly newPassword: string; readonly network: string },
): Promise<void> {
  const { db, clock, passwords, tokens } = parts
  const guess = await countedGuess(parts, session.email, given.network)
  const identity = await identityById(db, session.identityId)
  if (!identity || !(await passwords.verify(identity.passwordHash, given.currentPassword))) {
    throw invalid([{ path: 'currentPassword', message: 'Your current password is incorrect' }])
  }
  await guess.right(identity.id)
  await refuseGuessablePassword(given.newPassword, identity.email, 'newPassword')
  const passwordHash = await passwords.hash(given.newPassword)
  // Whoever knew the old one may have asked for an email of their own.
  await asSystem(() => invalidateEmailChanges(db, identity.id, clock.now()))
  const ended = await db.transaction(async (store) => {
    await updateIdentity(store, identity.id, { passwordHash })
    // A link that lies in a mailbox must not undo the change.
    await invalidatePasswordResets(store, identity.id, clock.now())
    const { organizationCode } = session
    const actor = accountActor(identity.id)
    await recordAccess(parts, store, { organizationCode, action: 'password-changed', identityId: identity.id, actor })
    return await revokeSessions(store, { identityId: identity.id, credential: 'password' }, new Date().toISOString(), session.sessionId)
  })
  tokens.memory.forget(ended)
  notifyOfNewPassword(parts, brand, identity.email)
}

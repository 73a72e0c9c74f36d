/** A new password by the link that was mailed: good once; every session of the person ends. */
import type { Brand } from '@hearthline/brands'
import type { Container } from '../../container.ts'
import { ownerOfPasswordReset, spendPasswordReset, voidPasswordResets } from '../../store/repositories/password-resets.ts'
import { identityById, updateIdentity } from '../../store/repositories/people.ts'
import { revokeSessions } from '../../store/repositories/sessions.ts'
import { Problem } from '../problem.ts'
import { refuseGuessablePassword } from './refuse-guessable-password.ts'
import { digestOfSecret } from './reset-secret.ts'
import { tellOfNewPassword } from './tell-of-new-password.ts'

/** Used, too old, voided by a newer one, or never ours: one sentence, so that trying links teaches nothing. */
const spent = () => new Problem('gone', 'This link has been used or is too old. Ask for a new one.')

type Parts = Pick<Container, 'db' | 'clock' | 'passwords' | 'tokens' | 'mail' | 'log'>

/** @throws Problem gone; validation_failed at a guessable password, and the link stays good */
export async function resetPassword(parts: Parts, brand: Brand, given: { readonly token: string; readonly password: string }) {
  const { db, clock, passwords, tokens } = parts
  const digest = digestOfSecret(given.token)
  const now = clock.now()
  // Before the costly hash: guessing at links must not keep a processor busy.
  const owner = await ownerOfPasswordReset(db, digest, now)
  const person = owner && (await identityById(db, owner))
  if (!person) throw spent()
  await refuseGuessablePassword(given.password, person.email, 'password')
  const passwordHash = await passwords.hash(given.password)
  const done = await db.transaction(async (store) => {
    const identityId = await spendPasswordReset(store, digest, now)
    if (!identityId) throw spent()
    await updateIdentity(store, identityId, { passwordHash })
    await voidPasswordResets(store, identityId, now)
    return { identityId, ended: await revokeSessions(store, identityId, new Date().toISOString()) }
  })
  tokens.memory.forget(done.ended)
  const identity = await identityById(db, done.identityId)
  if (!identity) return
  // Whoever locked the account by guessing does not keep its owner out.
  passwords.tries.succeeded(identity.email)
  await tellOfNewPassword(parts, brand, identity.email)
}

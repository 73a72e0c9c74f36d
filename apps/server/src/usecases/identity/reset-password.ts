/** A new password by the link that was mailed: good once; every session of the person ends. */
import type { Brand } from '@hearthline/brands'
import type { Container } from '../../container.ts'
import { ownerOfPasswordReset, spendPasswordReset, voidPasswordResets } from '../../store/repositories/password-resets.ts'
import { identityById, updateIdentity } from '../../store/repositories/people.ts'
import { revokeSessions } from '../../store/repositories/sessions.ts'
import { Problem } from '../problem.ts'
import { openAfterReset } from '../session/guesses.ts'
import { recordAccess } from '../session/record-access.ts'
import { refuseGuessablePassword } from './refuse-guessable-password.ts'
import { digestOfSecret } from './reset-secret.ts'
import { tellOfNewPassword } from './tell-of-new-password.ts'

/** Used, too old, voided by a newer one, or never ours: one sentence, so that trying links teaches nothing. */
const spent = () => new Problem('gone', 'This link has been used or is too old. Ask for a new one.')

type Parts = Pick<Container, 'db' | 'clock' | 'passwords' | 'tokens' | 'config' | 'macs' | 'mail' | 'log'>

interface ResetGiven {
  readonly token: string
  readonly password: string
  readonly network: string
}

/** @throws Problem gone; validation_failed at a guessable password, and the link stays good */
export async function resetPassword(parts: Parts, brand: Brand, given: ResetGiven) {
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
    // By the link alone: whoever has the mailbox.
    await recordAccess(parts, store, { organizationCode: brand.orgCode, action: 'password-reset', identityId, actor: 'visitor' })
    return { identityId, ended: await revokeSessions(store, identityId, new Date().toISOString()) }
  })
  tokens.memory.forget(done.ended)
  const identity = await identityById(db, done.identityId)
  if (!identity) return
  await openAfterReset(parts, identity, given.network)
  await tellOfNewPassword(parts, brand, identity.email)
}

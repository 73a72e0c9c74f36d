/** A new password by the link that was mailed: good once; every session of the person ends. */
import type { Brand } from '@hearthline/brands'
import type { Container } from '../../container.ts'
import { invalidateEmailChanges } from '../../store/repositories/email-changes.ts'
import { consumePasswordReset, invalidatePasswordResets, ownerOfPasswordReset } from '../../store/repositories/password-resets.ts'
import { identityById, updateIdentity } from '../../store/repositories/people.ts'
import { revokeSessions } from '../../store/repositories/sessions.ts'
import { asSystem, naming } from '../../store/scope.ts'
import { Problem } from '../problem.ts'
import { openAfterReset } from '../session/guesses.ts'
import { recordAccess } from '../session/record-access.ts'
import { notifyOfNewPassword } from './notify-of-new-password.ts'
import { refuseGuessablePassword } from './refuse-guessable-password.ts'
import { digestOfSecret } from './reset-secret.ts'

/** Used, too old, voided by a newer one, or never ours: one sentence, so that trying links teaches nothing. */
const spent = () => new Problem('gone', 'This link has been used or has expired. Request a new one.')

type Parts = Pick<Container, 'db' | 'clock' | 'passwords' | 'tokens' | 'config' | 'macs' | 'mail' | 'log'>

interface ResetGiven {
  readonly token: string
  readonly password: string
  readonly network: string
}

/** @throws Problem gone; validation_failed at a guessable password, and the link stays good */
export async function resetPassword(parts: Parts, brand: Brand, given: ResetGiven): Promise<void> {
  const resetDigest = digestOfSecret(given.token)
  await naming({ resetDigest }, () => resetBy(resetDigest, parts, brand, given))
}

async function resetBy(digest: string, parts: Parts, brand: Brand, given: ResetGiven): Promise<void> {
  const { db, clock, passwords, tokens } = parts
  const now = clock.now()
  // Before the costly hash: guessing at links must not keep a processor busy.
  const owner = await ownerOfPasswordReset(db, digest, now)
  const person = owner && (await identityById(db, owner))
  if (!person) throw spent()
  await refuseGuessablePassword(given.password, person.email, 'password')
  const passwordHash = await passwords.hash(given.password)
  // Whoever knew the old password may have asked for an email of their own.
  await asSystem(() => invalidateEmailChanges(db, person.id, now))
  const done = await db.transaction(async (store) => {
    const identityId = await consumePasswordReset(store, digest, now)
    if (!identityId) throw spent()
    await updateIdentity(store, identityId, { passwordHash })
    await invalidatePasswordResets(store, identityId, now)
    // By the link alone: whoever has the mailbox.
    await recordAccess(parts, store, { organizationCode: brand.orgCode, action: 'password-reset', identityId, actor: 'visitor' })
    return { identityId, ended: await revokeSessions(store, { identityId }, new Date().toISOString()) }
  })
  tokens.memory.forget(done.ended)
  const identity = await identityById(db, done.identityId)
  if (!identity) return
  await openAfterReset(parts, identity, given.network)
  notifyOfNewPassword(parts, brand, identity.email)
}

/**
 * The new email by the link that was mailed to it: good once. From then on it signs in, and the address of before does not: every session ends, and links to
 * a new password that lie in the old mailbox open nothing. What mail someone switched off stays off.
 */
import type { Brand } from '@hearthline/brands'
import type { Container } from '../../container.ts'
import { emailChangedMail, emailConfirmedMail } from '../../mail/email-change-mail.ts'
import { consumeEmailChange, invalidateEmailChanges } from '../../store/repositories/email-changes.ts'
import { insertMailStop, stoppedKinds } from '../../store/repositories/mail-stops.ts'
import { invalidatePasswordResets } from '../../store/repositories/password-resets.ts'
import { identityByEmail, lockIdentity, updateIdentity } from '../../store/repositories/people.ts'
import { revokeSessions } from '../../store/repositories/sessions.ts'
import { asSystem } from '../../store/scope.ts'
import { sendUnstored } from '../events/send-unstored.ts'
import { emailMacOf } from '../mail-stops/mail-stop.ts'
import { Problem } from '../problem.ts'
import { recordAccess } from '../session/record-access.ts'
import { refuseSignersEmail } from './request-email-change.ts'
import { digestOfSecret } from './reset-secret.ts'

/** Used, too old, voided by a newer one, taken in the meantime, or never ours: one sentence, so that trying links teaches nothing. */
const spent = () => new Problem('gone', 'This link has been used or has expired. Ask for a new one in your settings.')

/** For days, as mail is tried (RFC 5321 4.5.4.1). */
const TOLD_FOR_MS = 4 * 24 * 60 * 60_000

type Parts = Pick<Container, 'db' | 'clock' | 'macs' | 'tokens' | 'config' | 'mail' | 'log' | 'brands'>

/** @throws Problem gone; validation_failed where someone who signs has the address by now */
export const confirmEmailChange = (parts: Parts, brand: Brand, token: string): Promise<void> =>
  asSystem(async () => {
    const now = parts.clock.now()
    const { former, email, ended } = await parts.db.transaction(async (store) => {
      const change = await consumeEmailChange(store, digestOfSecret(token), now)
      if (!change || change.organizationCode !== brand.orgCode) throw spent()
      const { identityId, email } = change
      const identity = await lockIdentity(store, identityId)
      if (!identity || (await identityByEmail(store, email))) throw spent()
      await refuseSignersEmail({ db: store, clock: parts.clock }, identityId, email)
      await updateIdentity(store, identityId, { email })
      for (const { orgCode: organizationCode } of parts.brands.values()) {
        const emailMac = emailMacOf(parts, organizationCode, email)
        for (const kind of await stoppedKinds(store, organizationCode, emailMacOf(parts, organizationCode, identity.email)))
          await insertMailStop(store, { organizationCode, emailMac, kind, at: now })
      }
      await invalidatePasswordResets(store, identityId, now)
      await invalidateEmailChanges(store, identityId, now)
      // By the link alone: whoever has the mailbox.
      await recordAccess(parts, store, { organizationCode: brand.orgCode, action: 'email-changed', identityId, actor: 'visitor' })
      return { former: identity.email, email, ended: await revokeSessions(store, { identityId }, new Date().toISOString()) }
    })
    parts.tokens.memory.forget(ended)
    const told = (recipient: string, letter: ReturnType<typeof emailChangedMail>) =>
      sendUnstored(parts, {
        message: { organizationCode: brand.orgCode, recipient, ...letter },
        goodForMs: TOLD_FOR_MS,
        lost: 'email change not told',
      })
    void told(former, emailChangedMail(brand))
    void told(email, emailConfirmedMail(brand))
  })

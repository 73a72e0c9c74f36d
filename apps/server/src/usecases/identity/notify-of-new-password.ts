/** The letter that a password was changed: how an owner learns of a change that was not theirs. */
import type { Brand } from '@hearthline/brands'
import type { Container } from '../../container.ts'
import { passwordChangedMail } from '../../mail/password-mail.ts'
import { sendUnstored } from '../events/send-unstored.ts'

/** For days, as mail is tried (RFC 5321 4.5.4.1). */
const TOLD_FOR_MS = 4 * 24 * 60 * 60_000

/** The change stands, whether or not the letter can be sent: whoever changes it does not wait for a mail server. */
export function notifyOfNewPassword(parts: Pick<Container, 'mail' | 'log'>, brand: Brand, recipient: string): void {
  const message = { organizationCode: brand.orgCode, recipient, ...passwordChangedMail(brand) }
  void sendUnstored(parts, { message, goodForMs: TOLD_FOR_MS, lost: 'password change not told' })
}

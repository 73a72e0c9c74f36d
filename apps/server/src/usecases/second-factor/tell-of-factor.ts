/** What changed of how someone signs in is mailed to them: they learn of a change that was not theirs. */
import { type FactorNews, secondFactorMail } from '../../mail/second-factor-mail.ts'
import { asSystem } from '../../store/scope.ts'
import { sendUnstored } from '../events/send-unstored.ts'
import type { FactorParts } from './factor-owner.ts'

/** For days, as mail is tried (RFC 5321 4.5.4.1). */
const TOLD_FOR_MS = 4 * 24 * 60 * 60_000

/** The change stands, whether or not the letter can be sent: whoever makes it does not wait for a mail server. */
export function tellOfFactor(
  parts: Pick<FactorParts, 'mail' | 'log' | 'brands'>,
  { email, organizationCode }: { readonly email: string; readonly organizationCode: string },
  news: FactorNews,
): void {
  const brand = parts.brands.get(organizationCode)
  if (!brand) return
  const message = { organizationCode, recipient: email, ...secondFactorMail(brand, news) }
  // Whoever owes the second factor sees no rows of mail either.
  asSystem(() => void sendUnstored(parts, { message, goodForMs: TOLD_FOR_MS, lost: 'change of the second factor not told' }))
}

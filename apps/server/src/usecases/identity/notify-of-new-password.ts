/** The letter that a password was changed: how an owner learns of a change that was not theirs. */
import type { Brand } from '@hearthline/brands'
import type { Container } from '../../container.ts'
import { passwordChangedMail } from '../../mail/password-mail.ts'

/** The change stands, whether or not the letter can be sent. */
export async function notifyOfNewPassword({ mail, log }: Pick<Container, 'mail' | 'log'>, brand: Brand, recipient: string): Promise<void> {
  try {
    await mail.send({ organizationCode: brand.orgCode, recipient, ...passwordChangedMail(brand) })
  } catch (problem) {
    log.error({ problem: problem instanceof Error ? problem.name : 'unknown' }, 'password change not told')
  }
}

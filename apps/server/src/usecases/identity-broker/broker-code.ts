/** A code by which a borrower proves their mailbox. It is not one of those that sign beside a borrower: neither opens what the other does. */
import type { Container } from '../../container.ts'
import type { SignInCodeOf } from '../../store/repositories/sign-in-codes.ts'

export interface BrokerCode extends SignInCodeOf {
  /** In lower case. */
  readonly email: string
  macOf(code: string): string
}

export function brokerCode(
  { macs }: Pick<Container, 'macs'>,
  { id, email, organizationCode }: { id: string; email: string; organizationCode: string },
): BrokerCode {
  const mailbox = email.trim().toLowerCase()
  return {
    ...{ id, organizationCode, email: mailbox },
    emailMac: macs.mac('guesses', `broker/${mailbox}`),
    macOf: (code) => macs.mac('guesses', `broker/${mailbox}/${code}`),
  }
}

/** The bank behind a routing number, by the lender's directory. */
import { routingNumber as routingNumberField } from '@hearthline/domain'
import type { Container } from '../../container.ts'

/** `known`: such numbers are given to banks. `name`: null where the directory has none. */
export function findBank({ provider }: Pick<Container, 'provider'>, organizationCode: string, routingNumber: string) {
  const found = routingNumberField.safeParse(routingNumber).success
    ? provider('bank-directory', organizationCode).bankOf(routingNumber)
    : undefined
  return { known: found !== undefined, name: found?.name ?? null, district: found?.district ?? null }
}

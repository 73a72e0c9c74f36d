/** An account of whoever proved a mailbox and has no password. */
import { randomBytes, randomUUID } from 'node:crypto'
import type { Brand } from '@hearthline/brands'
import type { Container } from '../../container.ts'
import type { Session } from '../../store/db.ts'
import { identityByEmail, insertIdentity, lockProfile, updateProfile } from '../../store/repositories/people.ts'
import { refuseWithdrawn } from '../organization/refuse-withdrawn.ts'

/** A password that no one knows. */
export const unknownPassword = ({ passwords }: Pick<Container, 'passwords'>): Promise<string> =>
  passwords.hash(randomBytes(32).toString('base64url'))

/** @throws Problem gone at a lender that takes no applications */
export async function registerCustomer(
  store: Session,
  brand: Brand,
  row: Omit<Parameters<typeof insertIdentity>[1], 'id' | 'organizationCode'>,
  phoneNumber: string,
): Promise<string> {
  refuseWithdrawn(brand)
  const id = randomUUID()
  // Someone else with the mailbox was faster: it is the same account.
  if (!(await insertIdentity(store, { id, organizationCode: brand.orgCode, ...row }))) return (await identityByEmail(store, row.email))!.id
  await lockProfile(store, id, row.createdAt)
  await updateProfile(store, id, { phoneNumbers: [{ type: 'MOBILE', number: phoneNumber }] })
  return id
}

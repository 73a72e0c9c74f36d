/** The firm offer by whose code someone applies, as it stands on that day: kept with the application, whatever becomes of the entry. */
import type { Brand } from '@hearthline/brands'
import { type CreateBody, storedEntries } from '@hearthline/contract'
import { type KeptFirmOffer, letterDay, recipientBy } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { entryInForce } from '../../store/repositories/register-entries.ts'
import { asSystem } from '../../store/scope.ts'

type Applied = Pick<CreateBody, 'offerCode' | 'profileRequest' | 'propertyRequest'>

/** Nothing of a code that is unknown, another lender's, or ended, of a letter that promises nothing, and after its last day. */
export async function mailedFirmOffer(
  { db, clock }: Pick<Container, 'db' | 'clock'>,
  { orgCode }: Brand,
  body: Applied,
): Promise<{ firmOffer?: KeptFirmOffer }> {
  const code = body.offerCode?.trim().toUpperCase()
  if (!code) return {}
  const found = await asSystem(() => entryInForce(db, { organizationCode: orgCode, register: 'offer-code', key: code }))
  const read = storedEntries['offer-code'].safeParse(found?.data)
  if (!found || found.ended || !read.success) return {}
  const { firmOffer: terms } = read.data
  // Whoever applies by the last day has accepted: what they get no longer depends on when it is decided.
  if (!terms || terms.expiresOn < letterDay(clock.now(), read.data.state)) return {}
  const { name, homeAddress } = body.profileRequest
  const isRecipient = recipientBy(read.data, { lastName: name.lastName, addresses: [homeAddress, body.propertyRequest] }).length > 0
  return { firmOffer: { code, version: found.version, isRecipient, terms } }
}

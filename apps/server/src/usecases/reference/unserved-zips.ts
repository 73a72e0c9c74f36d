/** A lender with the ZIP codes that its administrators leave out, beside those of its folder: the one list by which anyone is sent to the waitlist. */
import type { Brand } from '@hearthline/brands'
import { storedEntries } from '@hearthline/contract'
import type { Session } from '../../store/db.ts'
import { entryInForce } from '../../store/repositories/register-entries.ts'

export async function withUnservedZips<Lender extends Pick<Brand, 'orgCode' | 'lending'>>(store: Session, brand: Lender): Promise<Lender> {
  const found = await entryInForce(store, { organizationCode: brand.orgCode, register: 'unserved-zips', key: 'list' })
  if (!found || found.ended) return brand
  const { prefixes } = storedEntries['unserved-zips'].parse(found.data)
  const unservedZipPrefixes = [...new Set([...brand.lending.unservedZipPrefixes, ...prefixes])]
  return { ...brand, lending: { ...brand.lending, unservedZipPrefixes } }
}

/** A lender with the legal texts that its two administrators added at the console, beside those of its folder. */
import type { Brand, LegalText, LegalTextName } from '@hearthline/brands'
import { ownLegalText } from '@hearthline/brands/load'
import { storedEntries } from '@hearthline/contract'
import type { Session } from '../../store/db.ts'
import { entriesInForce } from '../../store/repositories/register-entries.ts'

/** By brand as it is loaded and version of the entry: neither ever changes, and reading a text takes longer than asking for it. */
const read = new WeakMap<Brand, Map<number, LegalText>>()

function textOf(brand: Brand, id: number, data: unknown): LegalText {
  const kept = read.get(brand) ?? new Map<number, LegalText>()
  read.set(brand, kept)
  const text = kept.get(id) ?? ownLegalText(brand, storedEntries['legal-text'].parse(data))
  // It could be read when it was confirmed: without it, people would agree to another text than the lender's.
  if (typeof text === 'string') throw new Error(`A legal text of ${brand.orgCode} cannot be read any more: ${text}`)
  kept.set(id, text)
  return text
}

export async function withOwnTexts(store: Session, brand: Brand): Promise<Brand> {
  const entries = await entriesInForce(store, 'legal-text', brand.orgCode)
  if (entries.length === 0) return brand
  const own = entries.map(({ id, data }) => textOf(brand, id, data))
  const named = (name: LegalTextName) => [...brand.legal[name], ...own.filter((text) => text.name === name)]
  return { ...brand, legal: { terms: named('terms'), privacy: named('privacy'), communications: named('communications') } }
}

/**
 * As what each person signs who signs beside the borrower, and the word for it: one answer for every page, mail and document. A spouse and a trustee own
 * nothing of the home themselves, and are never called its owner.
 */
import type { Known } from '../../item.ts'
import type { Signer } from '../../parties.ts'
import { type InstrumentCapacity, type InstrumentParty, instrumentOwners } from './instrument-owners.ts'
import { instrumentParties, spouseSigning } from './instrument-parties.ts'
import { ownersOfMarriages, spousesOfOwners } from './owners-spouses.ts'
import { sameName, signersOf } from './signers.ts'
import { spouseNamed } from './spouse.ts'

export const SIGNER_PARTS = ['CO_OWNER', 'TRUSTEE', 'SPOUSE'] as const
export type SignerPart = (typeof SIGNER_PARTS)[number]

export const SIGNER_PART_WORDS: Readonly<Record<SignerPart, string>> = {
  CO_OWNER: 'co-owner',
  TRUSTEE: 'trustee',
  SPOUSE: 'spouse',
}

/** Of someone who signs beside the borrower. TRUSTEE: for the trust that holds the home, and named by nobody as an owner. */
export function signerPart(known: Known, party: string): SignerPart {
  if (signersOf(known).some((owner) => owner.party === party)) return 'CO_OWNER'
  const owner = instrumentOwners(known).find((one) => one.party === party)
  return owner === undefined ? 'SPOUSE' : owner.asTrustee ? 'TRUSTEE' : 'CO_OWNER'
}

/** Whose spouse they are; undefined of an owner or a trustee, and where it is not known. */
export function spouseIn(
  known: Known,
  { party, name }: Pick<Signer, 'party' | 'name'>,
): 'BORROWER' | { readonly owner: string } | undefined {
  if (signerPart(known, party) !== 'SPOUSE') return undefined
  const of = ownersOfMarriages(known).find((owner) => spousesOfOwners(known, [owner]).some((spouse) => spouse.party === party))
  if (of) return { owner: of.name }
  const named = spouseNamed(known) ?? spouseSigning(known)
  return named !== undefined && sameName(named, name) ? 'BORROWER' : undefined
}

/** Those in whose name the instrument is, as a document names them. */
export interface NamedParty extends Omit<InstrumentParty, 'capacity'> {
  readonly capacity: InstrumentCapacity | 'TRUSTEE'
}

/** As what they sign the instrument: 'Ana Reyes, individually and as trustee'. A trustee who owns nothing of the home grants the trust's share alone. */
export const signsAs = ({ name, capacity, asTrustee }: Pick<NamedParty, 'name' | 'capacity' | 'asTrustee'>): string =>
  asTrustee ? `${name}, ${capacity === 'TRUSTEE' ? '' : 'individually and '}as trustee` : name

/** What the documents rest on is `instrumentParties`, as earlier releases had it: here is only what they are called. */
export const partiesAsNamed = (known: Known): readonly NamedParty[] =>
  instrumentParties(known).map((one) =>
    one.capacity === 'OWNER' && signerPart(known, one.party) === 'TRUSTEE' ? { ...one, capacity: 'TRUSTEE' } : one,
  )

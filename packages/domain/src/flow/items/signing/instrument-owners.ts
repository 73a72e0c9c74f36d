/** Who puts the lien on the home because it is theirs: the borrower, the other owners, and the trustees of a trust. */
import type { Known } from '../../item.ts'
import { BORROWER } from '../../parties.ts'
import { legalName } from '../apply/legal-name.ts'
import { trustAndFloodInsurance } from '../closing/trust-and-flood-insurance.ts'
import { firstAndLastName, ownerMatches } from '../property/owner-matches.ts'
import { fullTitle } from '../title/full-title.ts'
import { isTrusteeNamed } from './removed-trustees.ts'
import { partyNamed, signersOf } from './signers.ts'
import { formerNames, nameToday } from './signers-removed.ts'

/** An OWNER and a SPOUSE put the lien on what is theirs and promise to pay nothing. */
export type InstrumentCapacity = 'BORROWER' | 'OWNER' | 'SPOUSE'

export interface InstrumentParty {
  readonly party: string
  readonly name: string
  readonly capacity: InstrumentCapacity
  /** also for the trust that holds the home */
  readonly asTrustee: boolean
}

/** Empty until the borrower is known by name. */
export function instrumentOwners(known: Known): readonly InstrumentParty[] {
  const borrower = known(legalName)
  if (!borrower) return []
  const trustees = known(trustAndFloodInsurance)?.trust?.trustees ?? []
  const isTrustee = (name: string) => trustees.some((trustee) => isTrusteeNamed(trustee, name))
  const fullName = [borrower.firstName, borrower.middleName, borrower.lastName, borrower.suffix].filter(Boolean).join(' ')
  const own: InstrumentParty = { party: BORROWER, name: fullName, capacity: 'BORROWER', asTrustee: isTrustee(fullName) }
  const owners = signersOf(known).map(
    ({ party, name }): InstrumentParty => ({ party, name, capacity: 'OWNER', asTrustee: isTrustee(name) }),
  )
  const others = trustees
    .filter((trustee) => ![own, ...owners].some(({ name }) => isTrusteeNamed(trustee, name)))
    .map((name): InstrumentParty => ({ party: partyNamed(name), name, capacity: 'OWNER', asTrustee: true }))
  const said = [own, ...owners, ...others]
  return [...said, ...ownersByTitle(known, borrower, said)]
}

/** Persons whom the full title alone names: a lien on a home binds those alone who sign it, whatever the borrower and other records say. */
function ownersByTitle(
  known: Known,
  borrower: { firstName: string; lastName: string },
  signing: readonly InstrumentParty[],
): readonly InstrumentParty[] {
  const owners = (known(fullTitle)?.owners ?? []).filter(({ kind }) => kind === 'PERSON')
  // Found without the borrower they are the owners of before: a person has reviewed that.
  if (!ownerMatches(owners, borrower)) return []
  const names = signing.map(({ name }) => name)
  const named = [borrower, ...[...names, ...formerNames(known, names)].map(firstAndLastName)]
  return owners
    .filter((owner) => !named.some((person) => ownerMatches([owner], person)))
    .map(({ name: written }) => {
      const name = nameToday(known, written)
      return { party: partyNamed(name), name, capacity: 'OWNER', asTrustee: false }
    })
}

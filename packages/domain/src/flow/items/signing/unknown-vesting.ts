/**
 * Whether the title search says how those who sign hold title. A deed that one person grants by the borrower's word, and that says that title
 * is held by another, contradicts itself: no one knows then what the lien binds.
 */
import type { Known } from '../../item.ts'
import { legalName } from '../apply/legal-name.ts'
import { firstAndLastName, ownerMatches } from '../property/owner-matches.ts'
import { fullTitle } from '../title/full-title.ts'
import { type InstrumentParty, instrumentOwners } from './instrument-owners.ts'

/** Of the borrower as they named themselves: a suffix is no last name. */
const nameOf = (known: Known, { capacity, name }: InstrumentParty) =>
  (capacity === 'BORROWER' ? known(legalName) : undefined) ?? firstAndLastName(name)

export function isVestingUnknown(known: Known): boolean {
  const title = known(fullTitle)
  const signing = instrumentOwners(known)
  if (!title || signing.length === 0) return false
  const persons = title.owners.filter(({ kind }) => kind === 'PERSON')
  const trusts = title.owners.filter(({ kind }) => kind === 'TRUST')
  const isOfTitle = (one: InstrumentParty): boolean => {
    if (one.asTrustee) return trusts.length > 0
    // A trust bears the last name of others too: it stands for the borrower, who is asked for its documents, and for nobody else.
    return ownerMatches(one.capacity === 'BORROWER' ? title.owners : persons, nameOf(known, one))
  }
  const signs = (owner: (typeof persons)[number]): boolean => signing.some((one) => ownerMatches([owner], nameOf(known, one)))
  const trustSigns = trusts.length === 0 || signing.some(({ asTrustee }) => asTrustee)
  return !(trustSigns && signing.every(isOfTitle) && persons.every(signs))
}

/** Those who sign for themselves, and whom these words leave out. A trust is named for its trustees, and for the borrower whom it serves. */
export function leftOutOf(vesting: string, known: Known): readonly string[] {
  const signing = instrumentOwners(known)
  const isOfTrust = signing.some(({ asTrustee }) => asTrustee)
  return signing
    .filter(({ asTrustee, capacity }) => !asTrustee && !(isOfTrust && capacity === 'BORROWER'))
    .filter((one) => !ownerMatches([{ name: vesting, kind: 'PERSON' }], nameOf(known, one)))
    .map(({ name }) => name)
}

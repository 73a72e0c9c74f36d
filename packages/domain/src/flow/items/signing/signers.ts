/** Who signs beside the borrower. */
import type { Known } from '../../item.ts'
import type { Signer } from '../../parties.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { legalName } from '../apply/legal-name.ts'
import { firstAndLastName, ownerMatches } from '../property/owner-matches.ts'
import { ownersOfRecord } from '../property/recorded-ownership.ts'
import { withParties } from './party-named.ts'
import { formerNames, nameToday } from './signers-removed.ts'

export { partyNamed, sameName } from './party-named.ts'

type Person = Omit<Signer, 'party'> & { readonly party?: string | undefined }

/**
 * The co-owners whom the borrower names, and any other person who owns the home by public records: a lien on a home binds those alone who
 * sign it. A co-owner keeps their party while their name stays the same, so that a corrected email leaves the documents as
 * they are; whoever has that email does everything themselves (signer-intro).
 * Empty until the borrower has told about themselves.
 */
export function signersOf(known: Known): readonly Signer[] {
  const answer = known(aboutYou)
  if (!answer) return []
  const named = answer.coOwners.map(({ firstName, lastName, email, party }) => ({ firstName, lastName, email, party }))
  const people = named.map(
    ({ firstName, lastName, email, party }): Person => ({ name: `${firstName} ${lastName}`, email: email.trim().toLowerCase(), party }),
  )
  const others = otherOwners(known, named).map((name): Person => ({ name }))
  return withParties([...people, ...others])
}

/** Persons whom public records name beside the borrower; whoever is found there without the borrower may be the owner of before. */
function otherOwners(known: Known, named: readonly { firstName: string; lastName: string }[]): readonly string[] {
  const borrower = known(legalName)
  const owners = (ownersOfRecord(known) ?? []).filter(({ kind }) => kind === 'PERSON')
  if (!borrower || !ownerMatches(owners, borrower)) return []
  const former = formerNames(
    known,
    named.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
  ).map(firstAndLastName)
  return owners
    .filter((owner) => ![borrower, ...named, ...former].some((person) => ownerMatches([owner], person)))
    .map(({ name }) => nameToday(known, name))
}

/** Who signs beside the borrower. */
import { digestOf } from '../../../values/digest.ts'
import type { Known } from '../../item.ts'
import type { Signer } from '../../parties.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { legalName } from '../apply/legal-name.ts'
import { firstAndLastName, ownerMatches } from '../property/owner-matches.ts'
import { ownersOfRecord } from '../property/recorded-ownership.ts'
import { formerNames, nameToday } from './signers-removed.ts'

type Person = Omit<Signer, 'party'>

/**
 * The co-owners whom the borrower names, and any other person who owns the home by public records: a lien on a home binds those alone who
 * sign it. A co-owner keeps their party while their name stays the same, so that a corrected email leaves the documents as
 * they are; whoever has that email does everything themselves (signer-intro).
 * Empty until the borrower has told about themselves.
 */
export function signersOf(known: Known): readonly Signer[] {
  const answer = known(aboutYou)
  if (!answer) return []
  const named = answer.coOwners.map(({ firstName, lastName, email }) => ({ firstName, lastName, email }))
  const people = named.map(
    ({ firstName, lastName, email }): Person => ({ name: `${firstName} ${lastName}`, email: email.trim().toLowerCase() }),
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

/** Two of the same name are distinguished by their order. */
function withParties(people: readonly Person[]): readonly Signer[] {
  const seen = new Map<string, number>()
  return people.map((person) => {
    const name = plainName(person.name)
    const place = (seen.get(name) ?? 0) + 1
    seen.set(name, place)
    return { party: partyNamed(person.name, place), ...person }
  })
}

const plainName = (name: string): string => name.normalize('NFC').replace(/\s+/gu, ' ').trim().toLowerCase()

export const sameName = (one: string, other: string): boolean => plainName(one) === plainName(other)

/** `place`: among those of the same name. */
export const partyNamed = (name: string, place = 1): string => digestOf([plainName(name), place]).slice(0, 16)

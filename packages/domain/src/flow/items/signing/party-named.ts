/** By what someone who signs is known within their application: their name, and of several of one name their place among them. Pure. */
import { digestOf } from '../../../values/digest.ts'
import type { Signer } from '../../parties.ts'

const plainName = (name: string): string => name.normalize('NFC').replace(/\s+/gu, ' ').trim().toLowerCase()

export const sameName = (one: string, other: string): boolean => plainName(one) === plainName(other)

/** `place`: among those of the same name. */
export const partyNamed = (name: string, place = 1): string => digestOf([plainName(name), place]).slice(0, 16)

type Person = Omit<Signer, 'party'> & { readonly party?: string | undefined }

/** Two of the same name are distinguished by their order, unless it was kept which of them each one is. */
export function withParties(people: readonly Person[]): readonly Signer[] {
  const taken = new Set(people.flatMap(({ party }) => party ?? []))
  return people.map(({ party: kept, ...person }) => {
    if (kept !== undefined) return { party: kept, ...person }
    let place = 1
    while (taken.has(partyNamed(person.name, place))) place += 1
    const party = partyNamed(person.name, place)
    taken.add(party)
    return { party, ...person }
  })
}

interface CoOwner {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly party?: string | undefined
}

const personOf = ({ firstName, lastName, email, party }: CoOwner): Person => ({
  name: `${firstName} ${lastName}`,
  email: email.trim().toLowerCase(),
  party,
})

/**
 * The co-owners as they are named now, each of whom stays who they were: of several of one name by the mailbox. Else whoever is named after someone of the
 * same name would take their place once that one is left out, and what they signed would be another person’s. Kept only where their order says otherwise.
 */
export function keepingParties<One extends CoOwner>(before: readonly CoOwner[], now: readonly One[]): readonly One[] {
  const was = withParties(before.map(personOf))
  const people = now.map((one) => ({ ...personOf(one), party: undefined }))
  const byMailbox = people.map(({ name, email }) => was.find((one) => sameName(one.name, name) && one.email === email)?.party)
  const found = new Set(byMailbox)
  const kept = people.map(({ name }, index) => {
    const party = byMailbox[index] ?? was.find((one) => sameName(one.name, name) && !found.has(one.party))?.party
    found.add(party)
    return party
  })
  const inOrder = withParties(people).map(({ party }) => party)
  const isMoved = (name: string) =>
    people.some((one, index) => sameName(one.name, name) && kept[index] !== undefined && kept[index] !== inOrder[index])
  return now.map((one, index) => {
    const { party: _before, ...rest } = one
    const party = isMoved(people[index]?.name ?? '') ? kept[index] : undefined
    return (party === undefined ? rest : { ...rest, party }) as One
  })
}

/** Whether public records name the applicant as an owner: last name and first name, or a trust that bears the name. */

interface Owner {
  readonly name: string
  readonly kind: 'PERSON' | 'TRUST'
}

const words = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)

/** True when every word of the last name and the first word of the first name stand in one owner's name; a trust needs the last name. */
export function ownerMatches(owners: readonly Owner[], applicant: { firstName: string; lastName: string }): boolean {
  const last = words(applicant.lastName)
  const first = words(applicant.firstName)[0]
  return owners.some((owner) => {
    const said = words(owner.name)
    const bearsLast = last.length > 0 && last.every((word) => said.includes(word))
    return bearsLast && (owner.kind === 'TRUST' || (first !== undefined && said.includes(first)))
  })
}

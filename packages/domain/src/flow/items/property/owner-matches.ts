/** Whether public records name the applicant as an owner: last name and first name, or a trust that bears the name. */

interface Owner {
  readonly name: string
  readonly kind: 'PERSON' | 'TRUST'
}

const wordsBetween = (text: string, apostrophe: '' | ' '): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/gu, apostrophe)
    .toUpperCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)

/**
 * True when every word of the last name and the first word of the first name are in one owner's name; a trust needs the last name. Records
 * write O'BRIEN, O BRIEN or OBRIEN for the same person.
 */
export function ownerMatches(owners: readonly Owner[], applicant: { firstName: string; lastName: string }): boolean {
  return owners.some((owner) => {
    const said = [...wordsBetween(owner.name, ' '), ...wordsBetween(owner.name, '')]
    const isSaid = (name: string, take: (words: string[]) => string[]) =>
      ([' ', ''] as const).some((apostrophe) => {
        const words = take(wordsBetween(name, apostrophe))
        return words.length > 0 && words.every((word) => said.includes(word))
      })
    const bearsLast = isSaid(applicant.lastName, (words) => words)
    return bearsLast && (owner.kind === 'TRUST' || isSaid(applicant.firstName, (words) => words.slice(0, 1)))
  })
}

interface Name {
  readonly firstName: string
  readonly lastName: string
}

/** First and last word: a middle name is written by some and left out by others. */
export function firstAndLastName(name: string): Name {
  const words = name.trim().split(/\s+/u)
  return { firstName: words[0] ?? '', lastName: words.at(-1) ?? '' }
}

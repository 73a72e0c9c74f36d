/** Owners by public records whom the borrower has not listed yet. */
import type { AboutOf } from '@hearthline/domain'
import type { TypedCoOwner, TypedSpouse } from './profile-values.ts'

const plain = (name: string): string => name.normalize('NFC').replace(/\s+/gu, ' ').trim().toLowerCase()

/** First and last name of each; what is in between is left to the person who corrects it. Records may write a middle name or none. */
export function ownersToAdd(
  { owners, borrower }: AboutOf<'about-you'>,
  listed: readonly TypedCoOwner[],
  spouse?: TypedSpouse,
): readonly TypedCoOwner[] {
  const ends = (name: string): string => {
    const parts = plain(name).split(' ')
    return `${parts[0]} ${parts.at(-1)}`
  }
  const taken = new Set([borrower ?? '', ...listed.map(({ firstName, lastName }) => `${firstName} ${lastName}`)].map(ends))
  const recorded = owners
    .filter(({ name, isTrust }) => !isTrust && !taken.has(ends(name)))
    .map(({ name }) => {
      const parts = name.trim().split(/\s+/u)
      return { firstName: parts[0] ?? '', lastName: parts.length > 1 ? (parts.at(-1) ?? '') : '', email: '', phoneNumber: '' }
    })
  const married = spouse?.firstName.trim()
    ? [{ ...spouse, phoneNumber: '' }].filter((one) => !taken.has(ends(`${one.firstName} ${one.lastName}`)))
    : []
  const known = new Set(married.map((one) => ends(`${one.firstName} ${one.lastName}`)))
  // Whoever is married to the borrower may own the home with them: what was typed of them is not typed again.
  return [...married, ...recorded.filter((one) => !known.has(ends(`${one.firstName} ${one.lastName}`)))]
}

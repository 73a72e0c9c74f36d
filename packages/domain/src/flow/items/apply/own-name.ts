/** Whether a name that was given for someone else is the borrower's own, however it is written. */
import type { Known } from '../../item.ts'
import { legalName } from './legal-name.ts'

/** Without accents, marks and case: one person writes José, another JOSE. */
export const plainWritten = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’.]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .join(' ')

interface Name {
  readonly firstName: string
  readonly middleName?: string | undefined
  readonly lastName: string
  readonly suffix?: string | undefined
}

/** With the middle name, its first letter or neither, and with the suffix or without. Another middle name is another person: two who share a name may marry. */
export function isNameOf({ firstName, middleName, lastName, suffix }: Name, name: string): boolean {
  const given = plainWritten(name)
  return [undefined, middleName, middleName?.slice(0, 1)].some((middle) =>
    [undefined, suffix].some((end) => plainWritten([firstName, middle, lastName, end].filter(Boolean).join(' ')) === given),
  )
}

/** Whether two names are written alike, but for accents, marks and case. */
export const isWrittenAlike = (one: string, other: string): boolean => plainWritten(one) === plainWritten(other)

export function isOwnName(known: Known, name: string): boolean {
  const own = known(legalName)
  return own !== undefined && isNameOf(own, name)
}

const sortedWords = (name: string): string => plainWritten(name).split(' ').toSorted().join(' ')

/** The same words, in whatever order: 'Reyes Ana' is Ana Reyes. */
export const isSameWords = (one: string, other: string): boolean => sortedWords(one) === sortedWords(other)

export function isOwnWords(known: Known, name: string): boolean {
  const own = known(legalName)
  if (own === undefined) return false
  const { firstName, middleName, lastName } = own
  return [undefined, middleName].some((middle) => isSameWords([firstName, middle, lastName].filter(Boolean).join(' '), name))
}

const SUFFIXES: ReadonlySet<string> = new Set(['jr', 'sr', 'ii', 'iii', 'iv'])

/** The first one, then those that are more than a letter. */
const givenNames = (name: string): readonly string[] =>
  plainWritten(name)
    .split(' ')
    .filter((word, at) => at === 0 || word.length > 1)
const familyNames = (name: string): readonly string[] =>
  plainWritten(name)
    .split(' ')
    .filter((word) => !SUFFIXES.has(word))

/**
 * Whether one person may write both names: with or without the second first name, a letter of it, one of two last names, or the suffix. Only of use beside
 * what else is the same, as the day of birth.
 */
export function mayBeOneName(one: Pick<Name, 'firstName' | 'lastName'>, other: typeof one): boolean {
  const [few, many] = [givenNames(one.firstName), givenNames(other.firstName)].sort((a, b) => a.length - b.length) as [string[], string[]]
  const [short, long] = [familyNames(one.lastName), familyNames(other.lastName)].sort((a, b) => a.length - b.length) as [string[], string[]]
  return few.every((word, at) => many[at] === word) && short.every((word) => long.includes(word))
}

/** Whether an account's holder, as the bank writes them, is one of the people who apply: word by word, whatever order and case the bank uses. */
import type { HolderMatch } from '@hearthline/domain'
import { distance } from 'fastest-levenshtein'

interface Person {
  readonly firstName: string
  readonly lastName: string
}

/** At least this alike is near; below it is another name. As aggregators advise: under 70 is a mismatch. */
export const NEAR_SCORE = 70

const NOT_NAMES: ReadonlySet<string> = new Set(['JR', 'SR', 'I', 'II', 'III', 'IV', 'V', 'MR', 'MRS', 'MS', 'DR', 'AND', 'OR'])

const everyWordOf = (name: string): readonly string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')

/** Without titles and links; a name that is nothing else is a name: Or, and I. */
function wordsOf(name: string): readonly string[] {
  const all = everyWordOf(name)
  const names = all.filter((word) => !NOT_NAMES.has(word))
  return names.length > 0 ? names : all
}

/** Who holds it for someone else, or is no person: a member of the team compares it. */
const NO_PERSON: ReadonlySet<string> = new Set(
  'ESTATE TRUST TRUSTEE TTEE CUSTODIAN CUST GUARDIAN CONSERVATOR MINOR UTMA UGMA DECEASED DECD FBO DBA POA LLC LLP PLLC LP INC CORP CO COMPANY'.split(
    ' ',
  ),
)

/** With two more names written out it may be two people whose names stand side by side. */
const MOST_OTHER_NAMES = 1
/** Below NEAR_SCORE, whatever the names are. */
const FOR_A_PERSON = 60

/** Two holders in one line are two people: 'ANA LOPEZ OR BEN REYES' is no Ana Reyes. 'ANA AND BEN REYES' share a last name, and 'REYES, ANA' is one. */
function peopleIn(holder: string): readonly string[] {
  const parts = splitWhere(holder, /\s+(?:and|or|&)\s+|\s*[/;+]\s*/iu)
  return [...new Set(parts.flatMap((part) => [part, ...splitWhere(part, /,/u)]))]
}

function splitWhere(holder: string, by: RegExp): readonly string[] {
  const parts = holder.split(by)
  return parts.every((part) => wordsOf(part).length > 1) ? parts : [holder]
}

/** 0 to 100. */
const alike = (a: string, b: string): number => Math.round((1 - distance(a, b) / Math.max(a.length, b.length)) * 100)

const bestFor = (word: string, among: readonly string[]): number => Math.max(0, ...among.map((other) => alike(word, other)))

const INITIAL = 80

function scoreOf({ firstName, lastName }: Person, holder: string): number {
  const among = everyWordOf(holder)
  const [ownFirst, ownLast] = [wordsOf(firstName), wordsOf(lastName)]
  // Each part of a last name counts: another family's name is another family.
  const last = Math.min(100, ...ownLast.map((word) => bestFor(word, among)))
  const given = among.filter((word) => ownLast.every((own) => alike(own, word) < NEAR_SCORE))
  const writtenOut = given.filter((word) => word.length > 1 && !NOT_NAMES.has(word))
  // A first letter stands for a first name where none is written out: the B of ANA B REYES is no Bob.
  const isInitial = writtenOut.length === 0 && ownFirst.some((word) => given.some((other) => other.length === 1 && word.startsWith(other)))
  const first = Math.max(isInitial ? INITIAL : 0, ...ownFirst.map((word) => bestFor(word, among)))
  const others = writtenOut.filter((word) => bestFor(word, ownFirst) < NEAR_SCORE)
  const isForAPerson = others.length > MOST_OTHER_NAMES || among.some((word) => NO_PERSON.has(word) && !ownLast.includes(word))
  return Math.min(first, last, isForAPerson ? FOR_A_PERSON : 100)
}

/**
 * The best match of any person with any holder.
 * @param nameScore the vendor's own comparison, for a vendor that does not name the holder
 */
export function matchHolder(people: readonly Person[], holders: readonly string[] | undefined, nameScore?: number): HolderMatch {
  const named = (holders ?? []).filter((holder) => wordsOf(holder).length > 0)
  if (named.length === 0 && nameScore === undefined) return { outcome: 'UNKNOWN' }
  const ours = named.flatMap(peopleIn).flatMap((holder) => people.map((person) => scoreOf(person, holder)))
  const score = Math.max(0, ...(named.length > 0 ? ours : [nameScore ?? 0]))
  return { outcome: score === 100 ? 'EXACT' : score >= NEAR_SCORE ? 'NEAR' : 'NONE', score }
}

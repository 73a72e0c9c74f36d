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

/** Two holders in one line are two people: 'ANA LOPEZ OR BEN REYES' is no Ana Reyes. 'ANA AND BEN REYES' share a last name. */
function peopleIn(holder: string): readonly string[] {
  const parts = holder.split(/\s+(?:and|or|&)\s+|\s*[/;]\s*/iu)
  return parts.every((part) => wordsOf(part).length > 1) ? parts : [holder]
}

/** 0 to 100. */
const alike = (a: string, b: string): number => Math.round((1 - distance(a, b) / Math.max(a.length, b.length)) * 100)

/** How well a word of ours is found among the bank's; a first letter alone counts as much as the letter it is. */
function bestFor(word: string, among: readonly string[], mayBeInitial: boolean): number {
  return Math.max(0, ...among.map((other) => (mayBeInitial && other.length === 1 && word.startsWith(other) ? 80 : alike(word, other))))
}

function scoreOf({ firstName, lastName }: Person, holder: string): number {
  const among = everyWordOf(holder)
  const first = Math.max(0, ...wordsOf(firstName).map((word) => bestFor(word, among, true)))
  // Each part of a last name counts: another family's name is another family.
  const last = Math.min(100, ...wordsOf(lastName).map((word) => bestFor(word, among, false)))
  return Math.min(first, last)
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

/** Whether one name may be another misspelled, or the name of before a marriage: else it is another person, whom no document puts in their place. */
import { plainWritten } from './own-name.ts'

interface Name {
  readonly firstName: string
  readonly lastName: string
}

/** Of letters that are added, left out or changed. */
function distance(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [row, letter] of [...one].entries()) {
    const next = [row + 1]
    for (const [column, against] of [...other].entries())
      next.push(Math.min(before[column + 1]! + 1, next[column]! + 1, before[column]! + (letter === against ? 0 : 1)))
    before = next
  }
  return before.at(-1)!
}

/** A name of up to four letters has more names one letter away than misspellings two letters away. */
const mostOf = (name: string): number => (name.length <= 4 ? 1 : 2)

/** The same first letter and few others, or the one with the other's end left out: Pat and Patricia, Sound and Sound-Reyes. */
function isLike(one: string, other: string): boolean {
  const [short, long] = [plainWritten(one), plainWritten(other)].sort((a, b) => a.length - b.length) as [string, string]
  return short !== '' && short[0] === long[0] && (long.startsWith(short) || distance(short, long) <= mostOf(short))
}

const isSame = (one: string, other: string): boolean => plainWritten(one) === plainWritten(other)

/** Both names alike; the same first name with another last name, as after a marriage; or the two in the wrong order. */
export const mayBeMisspelled = (said: Name, right: Name): boolean =>
  (isLike(said.firstName, right.firstName) && isLike(said.lastName, right.lastName)) ||
  isSame(said.firstName, right.firstName) ||
  (isSame(said.firstName, right.lastName) && isSame(said.lastName, right.firstName))

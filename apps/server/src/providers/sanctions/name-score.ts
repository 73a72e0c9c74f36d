/** How alike two names are, 0 to 100: word by word, whatever order, case and accents they are written in. */
import { distance } from 'fastest-levenshtein'

const NOT_NAMES: ReadonlySet<string> = new Set(['JR', 'SR', 'II', 'III', 'IV', 'MR', 'MRS', 'MS', 'DR'])

export const wordsOfName = (name: string): readonly string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/['’ʼ`]/g, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !NOT_NAMES.has(word))

const alike = (a: string, b: string): number => (1 - distance(a, b) / Math.max(a.length, b.length)) * 100

/**
 * Each word of the shorter name takes the most alike word that is left of the longer one; long words count more. Words that one name has in
 * addition (a second last name, a father's name) do not lower it. A single word is no name to compare: it would find half the world.
 */
export function nameScore(ours: readonly string[], theirs: readonly string[]): number {
  const [few, many] = ours.length <= theirs.length ? [ours, theirs] : [theirs, ours]
  if (few.length < 2) return 0
  const left = [...many]
  let sum = 0
  let letters = 0
  for (const word of few.toSorted((a, b) => b.length - a.length)) {
    let best = 0
    let at = 0
    for (const [place, other] of left.entries()) {
      const score = alike(word, other)
      if (score > best) [best, at] = [score, place]
    }
    left.splice(at, 1)
    sum += best * word.length
    letters += word.length
  }
  return Math.round(sum / letters)
}

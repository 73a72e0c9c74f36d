/** What no one means, in whatever answer it is: an amount beyond any home, an address of blanks. Every answer is held to it before it is kept. */
import type { Misfit } from './item.ts'

/** Ten billion dollars. */
const MOST_CENTS = 1_000_000_000_000
/** Letters that are not seen, and that turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\p{Cf}]/u
const SEEN = /[\p{L}\p{N}]/u

const ADDRESS_LINES: Readonly<Record<string, string>> = { street1: 'Enter a street address', city: 'Enter a city' }

const isAddress = (value: object): boolean => 'street1' in value && 'zip' in value

function problemOf(name: string, value: unknown, around: object): string | undefined {
  if (typeof value === 'number') return name.endsWith('Cents') && Math.abs(value) > MOST_CENTS ? 'Check this amount' : undefined
  if (typeof value !== 'string' || !isAddress(around)) return undefined
  const empty = ADDRESS_LINES[name]
  if (empty !== undefined && !SEEN.test(value)) return empty
  return ['street1', 'street2', 'city'].includes(name) && UNSEEN.test(value) ? 'Type this again without special characters' : undefined
}

/** Each with the path of its field. */
export function implausibleIn(answer: unknown, path: readonly string[] = []): readonly Misfit[] {
  if (typeof answer !== 'object' || answer === null) return []
  return Object.entries(answer).flatMap(([name, value]) => {
    const message = problemOf(name, value, answer)
    const at = [...path, name]
    return message === undefined ? implausibleIn(value, at) : [{ path: at.join('.'), message }]
  })
}

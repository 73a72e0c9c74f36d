/**
 * Where the applications that were walked last stood. Four of ten walks are over what was walked a moment before, read again by another call: the same
 * results, at a later moment before which time alone changes nothing. Those need no walk.
 */
import type { Facts } from './facts.ts'
import type { Walk } from './walk.ts'

/** Applications, the newest walk of each: with the decisions that it read it may hold a megabyte. */
const MOST = 64

interface Walked<Found> {
  readonly facts: Facts
  readonly found: Found
}

export function createLatelyWalked<Found extends { readonly walk: Pick<Walk, 'wakeAt' | 'isMomentary'> }>(most = MOST) {
  /** By what was said first: it stays while an application goes on, and no other application has it. */
  const kept = new Map<unknown, Walked<Found>>()
  return {
    /** What was found of the same results, where nothing that time alone decides lies between; undefined where it is to be walked. */
    of(facts: Facts): Found | undefined {
      const before = kept.get(firstOf(facts))
      return before && isStill(before, facts) ? before.found : undefined
    },
    keep(facts: Facts, found: Found): void {
      const first = firstOf(facts)
      if (first === undefined) return
      kept.delete(first)
      kept.set(first, { facts, found })
      if (kept.size > most) kept.delete(kept.keys().next().value)
    },
  }
}

/** An object, so that no two applications share it. */
function firstOf({ results }: Facts): object | undefined {
  for (const name in results) {
    const data = results[name]?.data
    if (typeof data === 'object' && data !== null) return data
  }
  return undefined
}

function isStill({ facts: before, found }: Walked<{ readonly walk: Pick<Walk, 'wakeAt' | 'isMomentary'> }>, now: Facts): boolean {
  if (changesByTime(found.walk, before.now, now.now) || before.cancelledAt !== now.cancelledAt) return false
  return isSame(before.gaveUp ?? {}, now.gaveUp ?? {}, Object.is) && isSame(before.results, now.results, isSameResult)
}

/** Whether a walk at one moment may say something else than one at another moment over the same facts. Instants. */
export function changesByTime({ wakeAt, isMomentary }: Pick<Walk, 'wakeAt' | 'isMomentary'>, walkedAt: string, now: string): boolean {
  if (now === walkedAt) return false
  return isMomentary || now < walkedAt || (wakeAt !== undefined && wakeAt <= now)
}

const isSameResult = (one: Facts['results'][string], other: Facts['results'][string]): boolean =>
  one === other || (one.data === other.data && one.basis === other.basis && one.settledAt === other.settledAt)

/** Of two records: the same names, and each with the same. */
function isSame<Each>(
  one: Readonly<Record<string, Each>>,
  other: Readonly<Record<string, Each>>,
  isEqual: (a: Each, b: Each) => boolean,
): boolean {
  const names = Object.keys(one)
  if (names.length !== Object.keys(other).length) return false
  return names.every((name) => Object.hasOwn(other, name) && isEqual(one[name] as Each, other[name] as Each))
}

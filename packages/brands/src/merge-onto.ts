/** Whether two contents of a brand differ, and one person's changes put on another's. Pure. */

type Tree = Readonly<Record<string, unknown>>

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether two values say the same, whatever the order of their keys. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) return one.length === other.length && one.every((entry, at) => isSame(entry, other[at]))
  if (isTree(one) && isTree(other)) return keysOf(one, other).every((key) => isSame(one[key], other[key]))
  return one === other
}

const keysOf = (one: Tree, other: Tree) => [...new Set([...Object.keys(one), ...Object.keys(other)])]

/** Theirs, with what was changed from `base` to `mine` in it. Where both changed one value, mine is it. */
export function mergeOnto(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSame(base, mine)) return theirs
  if (!isTree(mine) || !isTree(theirs)) return mine
  const from = isTree(base) ? base : {}
  const merged = keysOf(theirs, mine).map((key) => [key, mergeOnto(from[key], mine[key], theirs[key])] as const)
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined))
}

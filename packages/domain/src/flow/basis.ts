/** Names what a result rested on. */
import { digestOf } from '../values/digest.ts'

/** The basis of an item that reads nothing: what was answered stays answered. */
export const EMPTY_BASIS = '0'

interface Named {
  readonly reads: readonly unknown[]
  readonly basis: string
}

/** By the first object that was read, and gone with it: facts never change, and each walk over the same ones reads them again. */
const named = new WeakMap<object, readonly Named[]>()

/** One object is read by several items, each with others beside it; what outlives every application would gather them for ever. */
const MOST_NAMED = 16

/** The basis of a result: the digest of what it read. What is read is not changed afterwards. */
export function basisOf(reads: readonly unknown[]): string {
  if (reads.length === 0) return EMPTY_BASIS
  const first = reads.find((read) => typeof read === 'object' && read !== null) as object | undefined
  if (!first) return digestOf(reads)
  const before = named.get(first) ?? []
  const known = before.find((one) => isSame(one.reads, reads))
  if (known) return known.basis
  const basis = digestOf(reads)
  named.set(first, [{ reads, basis }, ...before.slice(0, MOST_NAMED - 1)])
  return basis
}

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((read, index) => Object.is(read, b[index]))

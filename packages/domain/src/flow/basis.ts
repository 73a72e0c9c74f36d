/** Names what a result rested on. */
import { digestOf } from '../values/digest.ts'

/** The basis of an item that reads nothing: what was answered stays answered. */
export const EMPTY_BASIS = '0'

/** The basis of a result: the digest of what it read. */
export const basisOf = (reads: readonly unknown[]): string => (reads.length === 0 ? EMPTY_BASIS : digestOf(reads))

/** Names what a result rested on. */
import { digestOf } from '../values/digest.ts'

/** The basis of an item that reads nothing: what was answered stays answered. */
export const NOTHING_READ = '0'

/** The basis of a result: the digest of what it read. */
export const basisOf = (reads: readonly unknown[]): string => (reads.length === 0 ? NOTHING_READ : digestOf(reads))

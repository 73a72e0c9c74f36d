/** Whether there is room to write, as far as this node knows. */
import { databaseTrouble } from './database-trouble.ts'

export type Storage = 'ok' | 'full'

/** A refusal for want of room counts for this long; the next write after it finds out anew. */
const REMEMBERED_MS = 10_000

export interface StorageWatch {
  state(): Storage
  /** Passes a promise on; remembers when it failed for want of room. */
  watch<T>(done: Promise<T>): Promise<T>
}

/** @param now milliseconds; the machine's clock where none is given */
export function createStorageWatch(now: () => number = Date.now): StorageWatch {
  let refusedAt = Number.NEGATIVE_INFINITY
  return {
    state: () => (now() - refusedAt < REMEMBERED_MS ? 'full' : 'ok'),
    async watch(done) {
      try {
        return await done
      } catch (problem) {
        if (databaseTrouble(problem) === 'full') refusedAt = now()
        throw problem
      }
    },
  }
}

/** Whether there is space to write, as far as this node knows. */
import { databaseTrouble } from './database-trouble.ts'

export type Storage = 'ok' | 'full'

/** A refusal for lack of space counts for this long; the next write after it finds out again. */
const REMEMBERED_MS = 10_000

export interface StorageWatch {
  state(): Storage
  /** Returns the promise; records when it failed for lack of space. */
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

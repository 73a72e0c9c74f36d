/** Lets a few do a costly thing at the same time; the others wait in line, and a caller that finds the line too long is asked to retry later. */
import { CAPACITY } from '@hearthline/contract'
import { TooManyTries } from '../usecases/too-many-tries.ts'

const BUSY_SECONDS = 20
const BUSY = 'We are processing many files right now. Please try again in 20 seconds.'

export interface ConcurrencyLimit {
  /** @throws TooManyTries when too many wait already */
  take<Value>(run: () => Promise<Value>): Promise<Value>
}

export function createConcurrencyLimit(
  { most, mostWaiting }: { most: number; mostWaiting: number } = CAPACITY.inspections,
): ConcurrencyLimit {
  const waiting: (() => void)[] = []
  let running = 0
  return {
    async take(run) {
      if (running >= most) {
        if (waiting.length >= mostWaiting) throw new TooManyTries(BUSY_SECONDS, BUSY)
        // Whoever ends hands over the place: no one slips in between.
        await new Promise<void>((begin) => waiting.push(begin))
      } else running += 1
      try {
        return await run()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}

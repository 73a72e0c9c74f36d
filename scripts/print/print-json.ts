/** Prints what the product says of itself: one JSON value on stdout, whole even when a pipe is slow. */
import { writeSync } from 'node:fs'

export function printJson(value: unknown): void {
  let rest = Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(1, rest))
    } catch (problem) {
      // The reader is slower than we are: the same bytes again.
      if ((problem as NodeJS.ErrnoException).code !== 'EAGAIN') throw problem
    }
  }
}

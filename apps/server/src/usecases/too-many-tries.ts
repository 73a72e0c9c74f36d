/** Too often, too much at once: the answer says how long to wait. */
import { Problem } from './problem.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

/** "45 seconds", "2 minutes", "3 hours": rounded up, so that whoever waits as long is let in. */
export function formatWait(seconds: number): string {
  if (seconds < 2 * MINUTE) return plural(seconds, 'second')
  return seconds < 2 * HOUR ? plural(Math.ceil(seconds / MINUTE), 'minute') : plural(Math.ceil(seconds / HOUR), 'hour')
}

/** Becomes 429; `retryAfterSeconds` goes into Retry-After. */
export class TooManyTries extends Problem {
  readonly retryAfterSeconds: number

  /** @param message where the usual sentence would not say what to do */
  constructor(seconds: number, message?: string) {
    const wait = Math.max(1, Math.ceil(seconds))
    super('too_many_requests', message ?? `Too many attempts. Please wait ${formatWait(wait)} and try again.`)
    this.retryAfterSeconds = wait
  }
}

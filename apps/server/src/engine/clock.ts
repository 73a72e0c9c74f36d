/** The clock as a part that can be swapped: in the sandbox an operator may advance it, never in production. */

/** The setting under which the shift is kept, where every node reads it at its start. */
export const SANDBOX_CLOCK = 'sandbox-clock'

export interface Clock {
  /** Instant, milliseconds, Z. */
  now(): string
  /** Days by which sandbox time runs ahead. */
  readonly offsetMs: number
  set(offsetMs: number): void
}

export function createClock(offsetMs = 0): Clock {
  let offset = offsetMs
  return {
    now: () => new Date(Date.now() + offset).toISOString(),
    get offsetMs() {
      return offset
    },
    set(next) {
      offset = next
    },
  }
}

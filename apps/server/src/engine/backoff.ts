/** How long to wait before a call is tried again: exponential, with full jitter so that many applications do not return at once. */

/** Tries before a person is needed. With 30 % of calls failing, ten tries fail about six times in a million. */
export const MOST_TRIES = 10

const PACE = {
  instant: { firstMs: 4, mostMs: 100 },
  real: { firstMs: 400, mostMs: 10_000 },
} as const

/** @param tries failed tries so far, from 1 @param random 0 to 1 @returns milliseconds */
export function backoffMs(tries: number, speed: keyof typeof PACE, random: number): number {
  const { firstMs, mostMs } = PACE[speed]
  const most = Math.min(mostMs, firstMs * 2 ** (tries - 1))
  return Math.round(most / 2 + (most / 2) * random)
}

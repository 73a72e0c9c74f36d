/**
 * How long to wait before a call is tried again. First a window of quick tries, for the fault that passes; then slow ones for about a day, for
 * the provider that is away, while the borrower and the operators already know. Half of each pause is chance, so that many applications do not
 * return at once.
 */

/** Tries of the first window. With 30 % of calls failing, ten tries fail about six times in a million. */
export const FIRST_TRIES = 10

/** Tries after which a person has to run the work again. At real speed the slow ones add up to about 24 hours. */
export const MOST_TRIES = FIRST_TRIES + 70

interface Pace {
  readonly firstMs: number
  readonly mostMs: number
}

/** The longest pause of the slow tries is half an hour: a provider that is back is asked again within it. */
const PACE: Readonly<Record<'instant' | 'real', { readonly window: Pace; readonly slow: Pace }>> = {
  instant: { window: { firstMs: 4, mostMs: 100 }, slow: { firstMs: 200, mostMs: 1_000 } },
  real: { window: { firstMs: 400, mostMs: 10_000 }, slow: { firstMs: 30_000, mostMs: 1_800_000 } },
}

/** @param tries failed tries so far, from 1 @param random 0 to 1 @returns milliseconds */
export function backoffMs(tries: number, speed: keyof typeof PACE, random: number): number {
  const { window, slow } = PACE[speed]
  const [{ firstMs, mostMs }, nth] = tries < FIRST_TRIES ? [window, tries] : [slow, tries - FIRST_TRIES + 1]
  const most = Math.min(mostMs, firstMs * 2 ** (nth - 1))
  return Math.round(most / 2 + (most / 2) * random)
}

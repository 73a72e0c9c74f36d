import { expect, it } from 'vitest'
import { backoffMs, FIRST_TRIES, MOST_TRIES } from './backoff.ts'

const HOUR_MS = 3_600_000
const all = Array.from({ length: MOST_TRIES - 1 }, (_, n) => n + 1)
const first = all.filter((tries) => tries < FIRST_TRIES)
const sum = (tries: readonly number[], speed: 'instant' | 'real', random: number) =>
  tries.reduce((total, n) => total + backoffMs(n, speed, random), 0)

it('waits longer after each try, up to half an hour', () => {
  for (const speed of ['instant', 'real'] as const) {
    const waits = all.map((n) => backoffMs(n, speed, 0.5))
    expect(waits).toEqual([...waits].sort((a, b) => a - b))
    expect(waits.at(-1)).toBe(waits.at(-2))
  }
  expect(backoffMs(MOST_TRIES - 1, 'real', 1)).toBe(HOUR_MS / 2)
})

it('half of the delay is random, so that many applications do not retry at the same moment', () => {
  expect([backoffMs(3, 'real', 0), backoffMs(3, 'real', 1)]).toEqual([800, 1600])
  expect([backoffMs(FIRST_TRIES, 'real', 0), backoffMs(FIRST_TRIES, 'real', 1)]).toEqual([15_000, 30_000])
})

it('notifies the borrower within about a minute and retries for about a day', () => {
  expect(sum(first, 'real', 1)).toBeLessThan(60_000)
  const hours = sum(all, 'real', 0.5) / HOUR_MS
  expect(hours).toBeGreaterThan(20)
  expect(hours).toBeLessThan(30)
})

it('with an instant sandbox, the first window takes less than a second', () => {
  expect(sum(first, 'instant', 1)).toBeLessThan(1000)
})

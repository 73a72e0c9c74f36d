import { expect, it } from 'vitest'
import { backoffMs, MOST_TRIES } from './backoff.ts'

const tries = Array.from({ length: MOST_TRIES }, (_, n) => n + 1)

it('waits longer after each try, up to a bound', () => {
  for (const speed of ['instant', 'real'] as const) {
    const waits = tries.map((n) => backoffMs(n, speed, 0.5))
    expect(waits).toEqual([...waits].sort((a, b) => a - b))
    expect(waits.at(-1)).toBe(waits.at(-2))
  }
  expect(backoffMs(MOST_TRIES, 'real', 1)).toBe(10_000)
})

it('half of it is chance, so that many applications do not return in the same moment', () => {
  expect([backoffMs(3, 'real', 0), backoffMs(3, 'real', 1)]).toEqual([800, 1600])
})

it('with the sandbox at once, all tries together take less than a second', () => {
  expect(tries.reduce((sum, n) => sum + backoffMs(n, 'instant', 1), 0)).toBeLessThan(1000)
})

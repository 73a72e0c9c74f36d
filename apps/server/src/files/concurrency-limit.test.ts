import { expect, it } from 'vitest'
import { TooManyTries } from '../usecases/too-many-tries.ts'
import { createConcurrencyLimit } from './concurrency-limit.ts'

it('no more than allowed run at the same time; the others follow in order, and a line that is too long is refused', async () => {
  const turns = createConcurrencyLimit({ most: 2, mostWaiting: 3 })
  const begun: number[] = []
  const ends: (() => void)[] = []
  const runs = [0, 1, 2, 3, 4].map((each) =>
    turns.take(async () => {
      begun.push(each)
      await new Promise<void>((end) => ends.push(end))
      return each
    }),
  )
  expect(begun).toEqual([0, 1])
  await expect(turns.take(async () => 5)).rejects.toThrow(TooManyTries)
  for (let each = 0; each < 5; each += 1) {
    ends[each]!()
    await runs[each]
    await new Promise((next) => setImmediate(next))
    expect(begun.length - each - 1).toBeLessThanOrEqual(2)
  }
  expect(begun).toEqual([0, 1, 2, 3, 4])
  expect(await turns.take(async () => 'after')).toBe('after')
})

it('a slot is released when its task fails', async () => {
  const turns = createConcurrencyLimit({ most: 1, mostWaiting: 0 })
  await expect(turns.take(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await turns.take(async () => 'next')).toBe('next')
})

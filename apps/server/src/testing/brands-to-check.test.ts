import { expect, it } from 'vitest'
import { brandsToCheck } from './brands-to-check.ts'

const LENDERS = Array.from({ length: 53 }, (_, index) => index)
const dayOf = (day: number) => brandsToCheck(LENDERS, { now: day * 86_400_000, all: false })

it('takes the house and four others a day, and each within two weeks', () => {
  expect(dayOf(20_000)).toHaveLength(5)
  expect(dayOf(20_000)[0]).toBe(0)
  expect(dayOf(20_001)).not.toEqual(dayOf(20_000))
  const seen = new Set(Array.from({ length: 14 }, (_, day) => dayOf(20_000 + day)).flat())
  expect(seen.size).toBe(LENDERS.length)
})

it('takes all in the long run, and all where they are few', () => {
  expect(brandsToCheck(LENDERS, { all: true })).toEqual(LENDERS)
  expect(brandsToCheck([1, 2, 3], { all: false })).toEqual([1, 2, 3])
})

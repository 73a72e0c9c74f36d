import { expect, it } from 'vitest'
import * as z from 'zod'
import { fundingHold } from './funding-hold.ts'
import { fundingRelease } from './funding-release.ts'
import { sanctionsReview } from './sanctions-review.ts'

it('a hold is lifted by funding-release alone, and what earlier releases lifted still reads', () => {
  expect(z.safeParse(fundingHold.accepts!, { isHeld: true }).success).toBe(true)
  expect(z.safeParse(fundingHold.accepts!, { isHeld: false }).success).toBe(false)
  expect(z.safeParse(fundingHold.data, { isHeld: false }).success).toBe(true)
})

it('whoever entered the quotes neither lifts a hold nor clears a match', () => {
  for (const { apartFrom } of [fundingRelease, sanctionsReview]) expect(Object.keys(apartFrom!)).toEqual(['payoff-quotes'])
})

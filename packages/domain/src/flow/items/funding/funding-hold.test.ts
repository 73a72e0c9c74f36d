import { expect, it } from 'vitest'
import * as z from 'zod'
import { standing } from '../../current-step.ts'
import { factsUpTo } from '../../facts-up-to.ts'
import { FUNDING_EVIDENCE } from './funding-evidence.ts'
import { fundingHold } from './funding-hold.ts'
import { fundingRelease } from './funding-release.ts'
import { sanctionsReview } from './sanctions-review.ts'

const NOW = '2026-12-14T18:30:00.000Z'

it('a hold is lifted by funding-release alone, and what earlier releases lifted still reads', () => {
  expect(z.safeParse(fundingHold.accepts!, { isHeld: true }).success).toBe(true)
  expect(z.safeParse(fundingHold.accepts!, { isHeld: false }).success).toBe(false)
  expect(z.safeParse(fundingHold.data, { isHeld: false }).success).toBe(true)
})

it('whoever entered the quotes, or another mailbox, lifts no hold; of approved money, no more does whoever recorded what it rests on', () => {
  const apart = (until: 'funding-decision' | 'disbursement') => {
    const { apartFrom } = fundingRelease
    return typeof apartFrom === 'function' ? Object.keys(apartFrom(standing(factsUpTo(until, NOW)).walk.known)) : []
  }
  expect([Object.keys(sanctionsReview.apartFrom!), apart('funding-decision')]).toEqual([
    ['payoff-quotes'],
    ['payoff-quotes', 'signer-emails', 'rescission-delivery'],
  ])
  expect(apart('disbursement').toSorted()).toEqual(['payoff-quotes', ...Object.keys(FUNDING_EVIDENCE)].toSorted())
})

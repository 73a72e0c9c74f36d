import { describe, expect, it } from 'vitest'
import { exampleBody, exampleOffers } from '../../../../offer/example-offers.fixture.ts'
import { priceChoice } from '../../../../offer/price-choice.ts'
import { describeChoice, describeOpenChanges, fixedNow } from './describe-choice.ts'

const choice = {
  type: 'FIXED',
  term: 20,
  feeBps: 299,
  wantedCents: 8_500_000,
  discounts: ['AUTOPAY'],
  payOff: ['card-1'],
  preference: 'DEDUCT',
} as const
const priced = priceChoice(exampleOffers, exampleBody, choice)!

describe('the offer before it is chosen', () => {
  it('is described sentence by sentence', () => {
    expect(describeChoice(priced)).toEqual([
      expect.stringMatching(/^You draw \$85,000 and repay it over 20 years, \$[\d,.]+ each month\.$/),
      'The rate of this draw is 8.25% and never changes. It has your discount in it: Autopay.',
      'The origination fee of 2.99%, $2,541.50, is added. You owe $87,541.50 on the first day.',
      'From the draw we pay off Visa ending 4021: $12,180.',
      'You receive $72,695, after $12,180 for what is paid off and $125 for the recording fee.',
    ])
    expect(fixedNow(priced, exampleBody.facts)[1]).toContain('Tuesday, December 22')
  })

  it('says that it can be changed until submission, but not of a revised offer', () => {
    expect(describeOpenChanges(priced, exampleBody.facts, false).join(' ')).toContain('until you submit the application')
    expect(describeOpenChanges(priced, exampleBody.facts, true).join(' ')).not.toContain('until you submit')
    expect(describeOpenChanges(priced, { ...exampleBody.facts, incomeVerified: true }, true).join(' ')).not.toContain(
      'We verify your income later',
    )
  })
})

import { describe, expect, it } from 'vitest'
import { exampleBody, exampleOffers } from './example-offers.fixture.ts'
import {
  cashExplained,
  effectiveCostExplained,
  indexAndMargin,
  paymentExplained,
  rateExplained,
  recordingTaxExplained,
} from './explanations.ts'
import { exactMoney } from './figure-words.ts'
import { priceChoice } from './price-choice.ts'

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

describe('how each figure is worked out', () => {
  it('the payment names what is repaid, how often and at what rate', () => {
    const words = paymentExplained(priced)
    expect(words).toContain('$87,541.50')
    expect(words).toContain('240 equal monthly payments')
    expect(words).toContain(exactMoney(priced.quote.monthlyPaymentCents))
  })

  it('a floating payment says what one point more would make it', () => {
    const floating = priceChoice(exampleOffers, exampleBody, { ...choice, type: 'FLOATING', feeBps: 0 })!
    expect(paymentExplained(floating)).toContain('one point higher would make it $')
    expect(paymentExplained(floating)).toContain('at 9.50%')
  })

  it('the rate goes from the index by the margin to the discounts', () => {
    expect(rateExplained(priced, exampleBody.facts)).toBe(
      "The prime rate on 20 November 2026 was 6.75%. The margin for this line's place among your liens is 1.25%, which makes 8.00%. For your score of 748, the share of the home's value borrowed, 20 years, the size of the line and the 2.99% fee, 0.50% is added: 8.50%. Autopay lowers your rate by 0.25%: 8.25%.",
    )
  })

  it('the effective cost names the fee and says that it is not the APR', () => {
    expect(effectiveCostExplained(priced)).toContain('counts the origination fee of $2,541.50')
    expect(effectiveCostExplained(priced)).toContain('This is not the APR')
  })

  it('the cash is the draw less each thing paid from it', () => {
    expect(cashExplained(priced)).toContain('The draw of $85,000, less $12,180 paid off for you, less $125 recording fee.')
    expect(priced.quote.cashToYouCents).toBe(7_269_500)
  })

  it('no recording tax is said to be none', () => {
    expect(recordingTaxExplained(priced, exampleBody.facts)).toBe('No recording tax is due in CA on a line of this size.')
  })

  it('a later draw is index and margin of its own', () => {
    expect(indexAndMargin('9.250', '2026-11-20')).toEqual({ index: '6.75%', margin: '2.50%' })
  })
})

import { describe, expect, it } from 'vitest'
import { isAtFloorWithout } from './counted-discounts.ts'
import { exampleBody, exampleOffers } from './example-offers.fixture.ts'
import {
  aprExplained,
  cashExplained,
  effectiveCostExplained,
  indexAndMargin,
  isTaxOpen,
  laterDrawExplained,
  paymentExplained,
  rateExplained,
  recordingTaxExplained,
  recordingTaxShown,
} from './explanations.ts'
import { exactMoney } from './format-figures.ts'
import type { WireOffer } from './offers-body.ts'
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

describe('how each figure is calculated', () => {
  it('the payment names what is repaid, how often and at what rate', () => {
    const words = paymentExplained(priced)
    expect(words).toContain('$87,541.50')
    expect(words).toContain('240 equal monthly payments')
    expect(words).toContain(exactMoney(priced.quote.monthlyPaymentCents))
  })

  it('interest is named as the agreement charges it, by the day', () => {
    expect(aprExplained(priced)).toContain('1/365 of 8.25% is charged each day')
    expect(paymentExplained(priced)).toContain('Interest is charged by the day, so the last payment is whatever is then owed.')
  })

  it('a floating payment says what one point more would make it', () => {
    const floating = priceChoice(exampleOffers, exampleBody, { ...choice, type: 'FLOATING', feeBps: 0 })!
    expect(paymentExplained(floating)).toContain('one point higher would make it $')
    expect(paymentExplained(floating)).toContain('at 9.50%')
  })

  it('the rate goes from the index by what is added for the liens to the discounts, and calls nothing a margin that the agreement does not', () => {
    expect(rateExplained(priced, exampleBody.facts)).toBe(
      "The prime rate on Nov 20, 2026 was 6.75%. For this line's place among your liens, 1.25% is added, which makes 8.00%. For your score of 748, the share of the home's value borrowed, 20 years, the size of the line and the 2.99% fee, 0.50% is added: 8.50%. Autopay lowers your rate by 0.25%: 8.25%.",
    )
  })

  it('a rate at the floor says that the floor is why', () => {
    const atFloor = { ...priced, offer: { ...priced.offer, rate: '7.600', baseRate: '7.100' } }
    expect(rateExplained(atFloor, exampleBody.facts)).toContain('the rate comes to no more than 7.60%, and no rate goes below that.')
  })

  it('the effective cost names the fee and says that it is not the APR', () => {
    expect(effectiveCostExplained(priced)).toContain('includes the origination fee of $2,541.50')
    expect(effectiveCostExplained(priced)).toContain('This is not the APR')
  })

  it('the cash is the draw less each thing paid from it', () => {
    expect(cashExplained(priced)).toContain('The draw of $85,000, less $12,180 paid off for you, less $125 recording fee.')
    expect(priced.quote.cashToYouCents).toBe(7_269_500)
  })

  it('no recording tax is stated as none', () => {
    expect(recordingTaxExplained(priced, exampleBody.facts)).toBe('No recording tax is due in CA on a line of this size.')
  })

  describe('a recording tax that is not known exactly', () => {
    const taxed = (recordingTaxOpen: WireOffer['recordingTaxOpen']) => {
      const offers = exampleOffers.map((offer) => ({
        ...offer,
        minRecordingTaxCents: 15_000,
        maxRecordingTaxCents: 97_000,
        ...(recordingTaxOpen && {
          recordingTaxOpen: { ...recordingTaxOpen, leastAtMinDrawCents: 7_500, leastAtMaxDrawCents: 48_500 },
        }),
      }))
      return priceChoice(offers, exampleBody, choice)!
    }
    const facts = { ...exampleBody.facts, state: 'MD' }
    const open = (basis: 'INTERVAL' | 'NOT_KNOWN' | 'NONE_KNOWN', why?: 'SOURCES_DIFFER' | 'AFFIDAVIT') =>
      taxed({ basis, ...(why && { why }), leastAtMinDraw: 75, leastAtMaxDraw: 485 })

    it('is said to be not known yet, with its ends, and never to be nothing', () => {
      const unknown = open('NOT_KNOWN')
      expect(recordingTaxShown(unknown)).toBe('Not known yet')
      expect(recordingTaxExplained(unknown, facts)).toBe(
        'The recording tax for your home in MD is not known yet. On this draw it is about $425 to $850. We set aside the larger amount, and your closing documents show the exact tax.',
      )
      expect(cashExplained(unknown)).toContain('less $850 recording tax at most')
      expect(isTaxOpen(unknown)).toBe(true)
      // The larger tax is what the cash is reckoned with: no one receives less than they were shown.
      expect(unknown.quote.cashToYouCents).toBe(priced.quote.cashToYouCents - 85_000)
    })

    it('is shown as two ends with the reason where there are two', () => {
      expect(recordingTaxShown(open('INTERVAL', 'SOURCES_DIFFER'))).toBe('$425 to $850')
      expect(recordingTaxExplained(open('INTERVAL', 'AFFIDAVIT'), facts)).toContain('affidavit')
    })

    it('is none known, and not none, where no one has looked it up', () => {
      const offers = exampleOffers.map((offer) => ({
        ...offer,
        recordingTaxOpen: { basis: 'NONE_KNOWN' as const, leastAtMinDrawCents: 0, leastAtMaxDrawCents: 0 },
      }))
      const none = priceChoice(offers, exampleBody, choice)!
      expect(recordingTaxShown(none)).toBe('None known')
      expect(recordingTaxExplained(none, facts)).not.toContain('is due in MD on a line')
      expect(isTaxOpen(none)).toBe(false)
    })
  })

  it('a later draw at the lowest rate is said to be so, without a margin that the agreement would contradict', () => {
    const text = laterDrawExplained({ otherRate: '7.600', floorRate: '7.600' }, exampleBody.facts)
    expect(text).toBe(
      ', our lowest rate: the prime rate of 6.75% and your margin come to no more than that. Your agreement states the margin',
    )
    expect(laterDrawExplained({ otherRate: '7.725', floorRate: '7.600' }, exampleBody.facts)).toBe(
      ': the prime rate of 6.75% and your margin of 0.975%',
    )
  })

  it('a discount on the lowest rate is not said to lower it', () => {
    const offers = exampleOffers.map((offer) => ({
      ...offer,
      rate: offer.floorRate,
      discounts: offer.discounts.map((discount) => ({ ...discount, rateWithDiscount: offer.floorRate })),
    }))
    const lowest = priceChoice(offers, exampleBody, choice)!
    expect(lowest.discounts).toEqual(['AUTOPAY'])
    expect(isAtFloorWithout(lowest.offer, lowest.discounts, 'AUTOPAY')).toBe(true)
    expect(rateExplained(lowest, exampleBody.facts)).not.toContain('lowers your rate')
    expect(isAtFloorWithout(priced.offer, priced.discounts, 'AUTOPAY')).toBe(false)
  })

  it('a later draw is index and margin of its own', () => {
    expect(indexAndMargin('9.250', { pricingAsOf: '2026-11-20' })).toEqual({ index: '6.75%', margin: '2.50%' })
    const index = { percent: '6.50', from: '2026-11-19', confirmed: true }
    expect(indexAndMargin('9.250', { pricingAsOf: '2026-11-20', index })).toEqual({ index: '6.50%', margin: '2.75%' })
  })
})

import { describe, expect, it } from 'vitest'
import { balancePoints } from './balance-points.ts'
import { breakEvenSentence } from './break-even-words.ts'
import { discountStandings } from './counted-discounts.ts'
import { exampleBody, exampleOffers, offersBodyOf, wireOfferOf } from './example-offers.fixture.ts'
import { feeWays } from './fee-ways.ts'
import { exactMoney, exactRate, spanOfMonths, validityWords } from './figure-words.ts'
import { heldAgainst, isOutdated, keptChoice, plainChoice, setBefore } from './first-choice.ts'
import type { OfferChoice } from './offer-choice.ts'
import { termsShown, whyMoved, whyNotOffered } from './offered-kinds.ts'
import type { OffersBody, WireOffer } from './offers-body.ts'
import { readStoredChoice, storeChoice } from './stored-choice.ts'
import { toOffers } from './to-offers.ts'

const choice: OfferChoice = {
  type: 'FIXED',
  term: 20,
  feeBps: 0,
  wantedCents: 8_500_000,
  discounts: [],
  payOff: [],
  preference: 'PRESERVE',
}

describe('combinations that are not offered', () => {
  it('say what would be', () => {
    expect(whyNotOffered(exampleOffers, choice)).toBeUndefined()
    expect(whyNotOffered(exampleOffers, { ...choice, term: 10, feeBps: 299 })).toBe('Over 10 years with a fixed rate the fee can be 0%.')
    expect(whyNotOffered(exampleOffers, { ...choice, term: 10, type: 'FLOATING' })).toBe('Over 10 years only a fixed rate is offered.')
    expect(whyNotOffered(exampleOffers, { ...choice, term: 5 })).toContain('5 years is not among your offers')
  })

  it('stand beside those that are', () => expect(termsShown(exampleOffers)).toEqual([5, 10, 15, 20, 30]))

  it('are not shown where the organisation never lends over them', () => expect(termsShown(exampleOffers, [10, 20])).not.toContain(5))

  it('an amount that had to move says from what to what', () => {
    expect(whyMoved(exampleOffers, choice, 8_500_000)).toBeUndefined()
    expect(whyMoved(exampleOffers, { ...choice, term: 10 }, 6_000_000)).toContain('at most $60,000, fee on top, so $85,000 became $60,000')
    expect(whyMoved(exampleOffers, { ...choice, wantedCents: 100_000 }, 1_500_000)).toContain(
      'the smallest draw is $15,000, so $1,000 became',
    )
  })
})

describe('the fee against the rate', () => {
  const ask = { type: 'FIXED', term: 20, wantedCents: 8_500_000, discounts: [], fees: [0, 299] } as const

  it('breaks even in a month that can be told', () => {
    const [none, fee] = feeWays(exampleOffers, ask)
    expect(none?.breakEvenMonths).toBe(0)
    expect(fee?.feeCents).toBe(254_150)
    expect(fee!.breakEvenMonths).toBeGreaterThan(24)
    expect(breakEvenSentence(fee!, none!, 20)).toContain(`at 2.99% you break even after ${spanOfMonths(fee!.breakEvenMonths!)}`)
    expect(breakEvenSentence({ ...fee!, breakEvenMonths: undefined }, none!, 5)).toContain('does not pay for itself within 5 years')
  })
})

describe('discounts beside each other', () => {
  const list = (more: WireOffer['discountList']) =>
    toOffers(
      offersBodyOf([
        wireOfferOf({
          type: 'FIXED',
          term: 20,
          originationFee: 0,
          rate: 9,
          discountList: [
            { type: 'AUTOPAY', rateWithDiscount: 8.75, stackable: true },
            { type: 'CREDIT_UNION', rateWithDiscount: 8.75, stackable: true },
            ...more,
          ],
        }),
      ]),
    )[0]!

  it('ALL_IN replaces the others', () => {
    const offer = list([{ type: 'ALL_IN', rateWithDiscount: 8.25, stackable: false }])
    const standings = discountStandings(offer, ['AUTOPAY', 'ALL_IN'])
    expect([standings.get('ALL_IN'), standings.get('AUTOPAY'), standings.get('CREDIT_UNION')]).toEqual(['COUNTS', 'REPLACED', 'OFF'])
  })

  it('one that stands alone counts only where it is the better', () => {
    const offer = list([{ type: 'QUORUM', rateWithDiscount: 8.625, stackable: false }])
    expect(discountStandings(offer, ['QUORUM', 'AUTOPAY']).get('AUTOPAY')).toBe('OUTDONE')
    expect(discountStandings(offer, ['QUORUM', 'AUTOPAY', 'CREDIT_UNION']).get('QUORUM')).toBe('OUTDONE')
  })
})

describe('what the screen opens with', () => {
  it('sets nothing that costs more or must still be proven', () => {
    expect(plainChoice(exampleOffers)).toMatchObject({ type: 'FIXED', term: 20, feeBps: 0, wantedCents: 5_000_000, discounts: [] })
  })

  it('is what the server keeps, where something was chosen', () => {
    const chosen: OffersBody['chosen'] = { type: 'FIXED', term: 20, originationFee: 2.99, amount: 85_000, discounts: ['AUTOPAY'] }
    expect(keptChoice({ chosen })).toMatchObject({ feeBps: 299, wantedCents: 8_500_000, discounts: ['AUTOPAY'] })
    expect(keptChoice({ chosen: null })).toBeUndefined()
  })

  it('is what was set and not confirmed: in this tab, else on another device', () => {
    const unconfirmed = { ...choice, discounts: [], payOff: [], term: 15, setAt: '2026-11-20T10:00:00.000Z' }
    expect(setBefore(undefined, { unconfirmed })).toEqual({ ...choice, term: 15 })
    expect(setBefore(choice, { unconfirmed })).toBe(choice)
    expect(setBefore(undefined, { unconfirmed: null })).toBeUndefined()
    const pricedAt = (at: string) => isOutdated({ unconfirmed, facts: { ...exampleBody.facts, pricedAt: at } })
    expect([pricedAt('2026-11-20T09:59:59.999Z'), pricedAt('2026-11-20T10:00:00.001Z')]).toEqual([false, true])
    expect(isOutdated({ unconfirmed: null, facts: exampleBody.facts })).toBe(false)
  })

  it('gives way to the nearest that is offered today, and forgets debts that are gone', () => {
    const old: OfferChoice = { ...choice, type: 'FLOATING', term: 30, feeBps: 499, payOff: ['card-1', 'gone'], discounts: ['QUORUM'] }
    expect(heldAgainst(exampleOffers, exampleBody.liabilities, old)).toMatchObject({
      type: 'FLOATING',
      term: 20,
      feeBps: 0,
      payOff: ['card-1'],
      discounts: [],
    })
  })

  it('comes back after a reload, and ignores what cannot be read', () => {
    const kept = new Map<string, string>()
    const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) }
    storeChoice('a', choice, storage)
    expect(readStoredChoice('a', storage)).toEqual(choice)
    expect(readStoredChoice('b', storage)).toBeUndefined()
    kept.set('offer-choice-a', '{"type":"FIXED","term":"20"}')
    expect(readStoredChoice('a', storage)).toBeUndefined()
    kept.set('offer-choice-a', '{')
    expect(readStoredChoice('a', storage)).toBeUndefined()
  })
})

describe('figures in words', () => {
  it('lose nothing to rounding', () => {
    expect([exactMoney(8_500_000), exactMoney(254_150), exactRate('8.350'), exactRate('8.375')]).toEqual([
      '$85,000',
      '$2,541.50',
      '8.35%',
      '8.375%',
    ])
    expect([spanOfMonths(50), spanOfMonths(12), spanOfMonths(1)]).toEqual(['4 years 2 months', '1 year', '1 month'])
  })

  it('say until when an offer is good', () => {
    expect(validityWords(exampleBody.facts)).toBe('Offer good until Tuesday, 22 December. Priced 20 November 2026, guideline 2026-11.')
  })

  it('a balance begins with draw and fee and ends with nothing', () => {
    const points = balancePoints({ totalCents: 8_754_150, rate: '8.350', years: 20 })
    expect([points.length, points[0], points.at(-1)]).toEqual([21, { x: 0, y: 8_754_150 }, { x: 20, y: 0 }])
  })
})

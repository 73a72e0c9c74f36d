import { describe, expect, it } from 'vitest'
import { balancePoints } from './balance-points.ts'
import { discountStandings } from './counted-discounts.ts'
import { drawLimits } from './draw-settled.ts'
import { exampleBody, exampleOffers, offersBodyOf, wireOfferOf } from './example-offers.fixture.ts'
import { feeOptions } from './fee-options.ts'
import { defaultChoice, isOutdated, isReplaced, reconcileChoice, restoredChoice, savedChoice } from './first-choice.ts'
import { breakEvenSentence, onlyFeeSentence } from './format-break-even.ts'
import { exactMoney, exactRate, formatValidity, spanOfMonths } from './format-figures.ts'
import type { OfferChoice } from './offer-choice.ts'
import { amountChangeReason, termsShown, unavailableReason } from './offered-kinds.ts'
import type { OffersBody, WireOffer } from './offers-body.ts'
import { readStoredChoice, storeChoice } from './stored-choice.ts'
import { toOffers } from './to-offers.ts'

const drawLimitOf = (feeBps: number) => drawLimits(exampleOffers, { type: 'FIXED', term: 20, feeBps })!.mostCents

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
  it('describe the outcome of a change', () => {
    expect(unavailableReason(exampleOffers, choice)).toBeUndefined()
    expect(unavailableReason(exampleOffers, { ...choice, term: 10, feeBps: 299 })).toBe(
      'Over 10 years with a fixed rate the fee can be 0%.',
    )
    expect(unavailableReason(exampleOffers, { ...choice, term: 10, type: 'FLOATING' })).toBe('Over 10 years only a fixed rate is offered.')
    expect(unavailableReason(exampleOffers, { ...choice, term: 5 })).toContain('5 years is not among your offers')
  })

  it('are listed beside those that are', () => expect(termsShown(exampleOffers)).toEqual([5, 10, 15, 20, 30]))

  it('are not shown where the organization never lends over them', () => expect(termsShown(exampleOffers, [10, 20])).not.toContain(5))

  it('an adjusted amount shows the old and the new value', () => {
    expect(amountChangeReason(exampleOffers, choice, 8_500_000)).toBeUndefined()
    expect(amountChangeReason(exampleOffers, { ...choice, term: 10 }, 6_000_000)).toContain(
      'a fee of 0% you can draw at most $60,000, so $85,000 became $60,000',
    )
    expect(amountChangeReason(exampleOffers, { ...choice, wantedCents: 100_000 }, 1_500_000)).toContain(
      'the smallest draw is $15,000, so $1,000 became',
    )
    expect(amountChangeReason(exampleOffers, { ...choice, feeBps: 299, wantedCents: 90_000_000 }, drawLimitOf(299))).toContain(
      'plus the fee',
    )
  })
})

describe('the fee against the rate', () => {
  const ask = { type: 'FIXED', term: 20, wantedCents: 8_500_000, discounts: [], fees: [0, 299] } as const

  it('breaks even in a known month', () => {
    const [none, fee] = feeOptions(exampleOffers, ask)
    expect(none?.breakEvenMonths).toBe(0)
    expect(fee?.feeCents).toBe(254_150)
    expect(fee!.breakEvenMonths).toBeGreaterThan(24)
    expect(breakEvenSentence(fee!, none!, 20)).toContain(`at 2.99% you break even after ${spanOfMonths(fee!.breakEvenMonths!)}`)
    expect(breakEvenSentence({ ...fee!, breakEvenMonths: undefined }, none!, 5)).toContain('does not pay for itself within 5 years')
  })

  it('compares at one draw only: a fee that larger draws alone are offered with is not beside the others', () => {
    const offers = toOffers(
      offersBodyOf([
        wireOfferOf({ type: 'FIXED', term: 20, originationFee: 0, rate: 7.725 }),
        wireOfferOf({ type: 'FIXED', term: 20, originationFee: 2.99, rate: 7.6, min: 90_000, minDraw: 87_386.16 }),
      ]),
    )
    const [none, ...others] = feeOptions(offers, ask)
    expect(others).toEqual([])
    expect(onlyFeeSentence(none!)).toBe('No fee is added to your draw, and none is offered for a lower rate.')
    expect(feeOptions(offers, { ...ask, wantedCents: 9_000_000 }).map(({ feeBps }) => feeBps)).toEqual([0, 299])
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

  it('a discount that does not combine counts only where it is better', () => {
    const offer = list([{ type: 'QUORUM', rateWithDiscount: 8.625, stackable: false }])
    expect(discountStandings(offer, ['QUORUM', 'AUTOPAY']).get('AUTOPAY')).toBe('OUTDONE')
    expect(discountStandings(offer, ['QUORUM', 'AUTOPAY', 'CREDIT_UNION']).get('QUORUM')).toBe('OUTDONE')
  })
})

describe('what the screen opens with', () => {
  it('selects nothing that costs more or must still be verified', () => {
    expect(defaultChoice(exampleOffers)).toMatchObject({ type: 'FIXED', term: 20, feeBps: 0, wantedCents: 5_000_000, discounts: [] })
  })

  it('is what the server keeps, where something was chosen', () => {
    const chosen: OffersBody['chosen'] = { type: 'FIXED', term: 20, originationFee: 2.99, amount: 85_000, discounts: ['AUTOPAY'] }
    expect(savedChoice({ chosen, before: null })).toMatchObject({ feeBps: 299, wantedCents: 8_500_000, discounts: ['AUTOPAY'] })
    // Or what it was before a correction asked for it again.
    expect(savedChoice({ chosen: null, before: chosen })).toMatchObject({ term: 20, wantedCents: 8_500_000 })
    expect(savedChoice({ chosen: null, before: null })).toBeUndefined()
    const paying = { ...chosen, cashPreference: 'PRESERVE' as const, payOffTradelineIds: ['card-1'] }
    // The payoffs are in the draw already.
    expect(savedChoice({ chosen: paying, before: null })).toMatchObject({
      wantedCents: 8_500_000,
      payOff: ['card-1'],
      preference: 'DEDUCT',
    })
  })

  it('is what was set and not confirmed: in this tab, else on another device', () => {
    const unconfirmed = { ...choice, discounts: [], payOff: [], term: 15, setAt: '2026-11-20T10:00:00.000Z' }
    expect(restoredChoice(undefined, { unconfirmed })).toEqual({ ...choice, term: 15 })
    expect(restoredChoice(choice, { unconfirmed })).toBe(choice)
    expect(restoredChoice(undefined, { unconfirmed: null })).toBeUndefined()
    const pricedAt = (at: string) => isOutdated({ unconfirmed, facts: { ...exampleBody.facts, pricedAt: at } })
    expect([pricedAt('2026-11-20T09:59:59.999Z'), pricedAt('2026-11-20T10:00:00.001Z')]).toEqual([false, true])
    expect(isOutdated({ unconfirmed: null, facts: exampleBody.facts })).toBe(false)
  })

  it('is called replaced only where something that was set is no longer offered', () => {
    const setAt = '2026-11-20T10:00:00.000Z'
    const kept = { ...choice, discounts: [], payOff: [] }
    const replaced = (set: Partial<typeof kept>) => isReplaced(exampleOffers, { ...exampleBody, unconfirmed: { ...kept, ...set, setAt } })
    expect(replaced({})).toBe(false)
    expect([replaced({ term: 30 }), replaced({ feeBps: 499 }), replaced({ type: 'FLOATING', term: 10 })]).toEqual([true, true, true])
    expect(isReplaced(exampleOffers, { ...exampleBody, unconfirmed: null })).toBe(false)
  })

  it('is replaced by the nearest offered today, without debts that are gone', () => {
    const old: OfferChoice = { ...choice, type: 'FLOATING', term: 30, feeBps: 499, payOff: ['card-1', 'gone'], discounts: ['QUORUM'] }
    expect(reconcileChoice(exampleOffers, exampleBody.liabilities, old)).toMatchObject({
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
    expect(formatValidity(exampleBody.facts)).toBe('Offer good until Tuesday, December 22. Priced Nov 20, 2026, guideline 2026-11.')
  })

  it('a balance begins with draw and fee and ends with nothing', () => {
    const points = balancePoints({ totalCents: 8_754_150, rate: '8.350', years: 20 })
    expect([points.length, points[0], points.at(-1)]).toEqual([21, { x: 0, y: 8_754_150 }, { x: 20, y: 0 }])
  })
})

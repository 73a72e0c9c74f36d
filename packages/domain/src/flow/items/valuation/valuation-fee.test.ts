import { describe, expect, it } from 'vitest'
import { type Facts, FLOW, factsUpTo, type Item, keyDates, standing, walk } from '../../../index.ts'
import { applicationDisclosures } from '../apply/application-disclosures.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { valuationOrder } from './valuation-order.ts'

/** A Friday: three business days end with the Wednesday after it. */
const GIVEN = '2026-12-11T18:30:00.000Z'
const FLOW_ITEMS = FLOW as readonly Item[]
const ESTIMATED = { 'value-property': { asked: [] } }

const disclosed = (terms: 'REFUNDABLE' | 'NONREFUNDABLE', cents = 18_000) => ({
  'application-disclosures': { ...applicationDisclosures.example, given: { at: GIVEN, valuationFee: { cents, terms } } },
})
/** The home has to be seen, and its condition was stated. */
const ordered = (given: object): Facts => factsUpTo('broker-price-opinion', GIVEN, { ...ESTIMATED, ...given })
const at = (facts: Facts, now: string) => standing({ ...facts, now })

describe('the fee for a valuation (12 CFR 1026.40(h))', () => {
  it('that is not paid back is not imposed before three business days have ended, and the visit is ordered then by itself', () => {
    const facts = factsUpTo('valuation-fee-wait', GIVEN, { ...ESTIMATED, ...disclosed('NONREFUNDABLE') })
    for (const now of [GIVEN, '2026-12-17T07:59:59.999Z']) {
      const waiting = at(facts, now)
      expect(waiting).toMatchObject({ step: 'ORDER_BPO', walk: { frontier: { item: { id: 'valuation-fee-wait' } } } })
      expect(waiting.walk.ready.map(({ id }) => id)).not.toContain('broker-price-opinion')
      expect(waiting.walk.wakeAt).toBe('2026-12-17T08:00:00.000Z')
    }
    const over = at(facts, '2026-12-17T08:00:00.000Z')
    expect(over.walk.frontier?.item.id).toBe('broker-price-opinion')
    expect(over.walk.ready.map(({ id }) => id)).toContain('broker-price-opinion')
    expect(over.walk.known(valuationOrder)).toEqual(valuationOrder.example)
  })

  it('is named with its day before the visit is ordered and while it waits', () => {
    const asked = walk(FLOW_ITEMS, factsUpTo('valuation-order', GIVEN, { ...ESTIMATED, ...disclosed('NONREFUNDABLE') }))
    expect(valuationOrder.about?.of(asked.known)).toEqual({ fee: { cents: 18_000, terms: 'NONREFUNDABLE', keptFrom: '2026-12-17' } })
    const facts = factsUpTo('valuation-fee-wait', GIVEN, { ...ESTIMATED, ...disclosed('NONREFUNDABLE') })
    expect(keyDates(walk(FLOW_ITEMS, facts), facts)).toContainEqual(
      expect.objectContaining({
        label: 'Home valuation ordered',
        detail: 'On Thursday, December 17, when the fee may be charged',
        state: 'current',
        rule: expect.stringContaining('three business days'),
      }),
    )
    const signing = keyDates(walk(FLOW_ITEMS, facts), facts).find(({ label }) => label === 'Sign with the notary')
    expect(signing?.detail).toBe('As early as Saturday, December 19')
  })

  it('was charged, once it has been waited for, on the day that was named, wherever the home is', () => {
    for (const state of ['CO', 'HI']) {
      const home = { 'property-address': { ...propertyAddress.example, state } }
      const facts = factsUpTo('valuation-fee-wait', GIVEN, { ...home, ...ESTIMATED, ...disclosed('NONREFUNDABLE') })
      // When the day has begun in Hawaii too.
      const over = { ...facts, now: '2026-12-17T10:00:00.000Z' }
      expect(keyDates(walk(FLOW_ITEMS, over), over)).toContainEqual(
        expect.objectContaining({ label: 'Home valuation ordered', detail: 'Thursday, December 17', state: 'done' }),
      )
    }
  })

  it('holds nobody up where it is paid back until then, or where nothing is charged', () => {
    for (const given of [disclosed('REFUNDABLE'), disclosed('NONREFUNDABLE', 0)]) {
      const facts = ordered(given)
      expect(standing(facts).walk.frontier?.item.id).toBe('broker-price-opinion')
      expect(standing(facts).walk.states['valuation-fee-wait']).toBe('skipped')
    }
  })

  it('is not charged to someone who was never given the disclosures', () => {
    const { given: _none, ...before } = applicationDisclosures.example
    const facts = factsUpTo('valuation-order', GIVEN, { ...ESTIMATED, 'application-disclosures': before })
    expect(valuationOrder.about?.of(walk(FLOW_ITEMS, facts).known)).toEqual({})
  })

  it('changes nothing for a visit that was ordered by an earlier release', () => {
    const facts = factsUpTo('full-title', GIVEN, { ...ESTIMATED, ...disclosed('REFUNDABLE') })
    const { 'application-disclosures': made, ...others } = facts.results
    const results = { ...others, 'application-disclosures': { ...made!, data: disclosed('NONREFUNDABLE')['application-disclosures'] } }
    expect(walk(FLOW_ITEMS, { ...facts, results }).frontier?.item.id).toBe('full-title')
  })
})

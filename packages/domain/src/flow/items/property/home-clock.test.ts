import { describe, expect, it } from 'vitest'
import { actionTime } from '../../action-time.ts'
import { standing } from '../../current-step.ts'
import { factsUpTo } from '../../facts-up-to.ts'
import type { Item, Known } from '../../item.ts'
import { applicationDisclosures } from '../apply/application-disclosures.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { raisedConditions } from '../closing/raised-conditions.ts'
import { texasItemizationReceipt } from '../closing/texas-itemization-receipt.ts'
import { closingReview } from '../signing/closing-review.ts'
import { valuationCopies } from '../valuation/valuation-copies.ts'
import { valuationCopyPeriod } from '../valuation/valuation-copy-period.ts'
import { disclosureReceipts } from '../valuation/valuation-fee.ts'
import { earlierDay, laterDay, laterStart } from './home-clock.ts'

/** After midnight in Texas, and before it at the lender and in Hawaii. */
const NIGHT = '2026-11-24T06:30:00.000Z'
const given = (state: string, more: Readonly<Record<string, unknown>> = {}): Known =>
  ((item: Item) => (item.id === propertyAddress.id ? { ...propertyAddress.example, state } : more[item.id])) as Known

describe('a day that somebody at the home is given', () => {
  it('begins with the later of the lender’s day and the home’s, and ends when it is over at both', () => {
    expect([laterDay(given('TX'), NIGHT), laterDay(given('HI'), NIGHT)]).toEqual(['2026-11-24', '2026-11-23'])
    expect([earlierDay(given('TX'), NIGHT), earlierDay(given('HI'), '2026-11-24T09:00:00.000Z')]).toEqual(['2026-11-23', '2026-11-23'])
    expect(laterStart(given('TX'), '2026-11-24')).toBe('2026-11-24T08:00:00.000Z')
    expect(laterStart(given('HI'), '2026-11-24')).toBe('2026-11-24T10:00:00.000Z')
  })

  it('of disclosures and of a copy of the valuation that come at night in Texas is the day there', () => {
    const disclosed = { [applicationDisclosures.id]: { given: { at: NIGHT } } }
    expect(disclosureReceipts(given('TX', disclosed))?.disclosures.on).toBe('2026-11-24')
    expect(disclosureReceipts(given('HI', disclosed))?.disclosures.on).toBe('2026-11-23')
    const copied = { [valuationCopies.id]: { providedAt: NIGHT } }
    // Three business days with a holiday among them.
    expect(valuationCopyPeriod.until?.(given('TX', copied))).toBe('2026-11-30T08:00:00.000Z')
    expect(valuationCopyPeriod.until?.(given('HI', copied))).toBe('2026-11-27T10:00:00.000Z')
  })

  it('of reading costs and documents at night in Texas is the day there: nobody signs a business day too early (7 TAC 153.13)', () => {
    const read = { received: true as const }
    expect(texasItemizationReceipt.keeps?.(given('TX'), read, undefined, '2026-11-23', '2026-11-24')).toEqual({
      received: true,
      on: '2026-11-24',
    })
    expect(closingReview.keeps?.(given('TX'), { read: true }, undefined, '2026-11-23', '2026-11-24').on).toBe('2026-11-24')
  })

  it('by which an answer is needed is whole where the home is', () => {
    const asked = { raised: [{ ...raisedConditions.example.raised[0]!, decided: [] }], answers: [] }
    const firesIn = (state: string) => {
      const facts = factsUpTo('conditions', '2026-11-20T18:30:00.000Z', {
        'property-address': { ...propertyAddress.example, state },
        [raisedConditions.id]: asked,
      })
      return actionTime(standing(facts), facts)
    }
    const [there, here] = [firesIn('HI'), firesIn('CA')]
    expect(there?.kind).toBe('REQUEST')
    expect(there?.firesAt).toBe(`${there?.dueOn}T10:00:00.000Z`)
    expect(here?.firesAt).toBe(`${here?.dueOn}T08:00:00.000Z`)
  })
})

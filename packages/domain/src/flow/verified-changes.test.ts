import { describe, expect, it } from 'vitest'
import { FLOW, factsUpTo, type Item, verifiedChanges, walk } from '../index.ts'
import { fromMills, toMills } from '../underwriting/offer/rate.ts'
import { exampleDecision } from './items/decision/example-decision.ts'
import { chosenOffer } from './items/offer/chosen-offer.ts'

const NOW = '2026-11-20T18:30:00.000Z'
const { figures } = exampleDecision
const income = { verifiedAnnualCents: 7_250_000, reference: 'income', employmentFlagged: false }
const changes = (given: Record<string, unknown>, until: Parameters<typeof factsUpTo>[0] = 'revised-offer') =>
  verifiedChanges(walk(FLOW as readonly Item[], factsUpTo(until, NOW, given)).known)
const verified = (more: Partial<typeof figures>) => ({ ...exampleDecision, offers: [], figures: { ...figures, ...more } })

describe('the inputs of a revised offer that the first one did not have', () => {
  it('is the verified income against the stated one, in exact cents a year', () =>
    expect(changes({ 'income-verification': income, 'verified-decision': verified({}) })).toEqual([
      { figure: 'ANNUAL_INCOME', before: 14_500_000, after: 7_250_000 },
    ]))

  it('is every other figure that changed between the two decisions, and none that did not', () =>
    expect(
      changes({
        'verified-decision': verified({
          monthlyDebtsBeforeCents: figures.monthlyDebtsBeforeCents + 30_050,
          valueCents: figures.valueCents - 1_000_000,
          liensCents: figures.liensCents + 1,
        }),
      }),
    ).toEqual([
      { figure: 'MONTHLY_DEBTS', before: figures.monthlyDebtsBeforeCents, after: figures.monthlyDebtsBeforeCents + 30_050 },
      { figure: 'HOME_VALUE', before: figures.valueCents, after: figures.valueCents - 1_000_000 },
      { figure: 'LIENS', before: figures.liensCents, after: figures.liensCents + 1 },
    ]))

  it('is the index that priced each of the two: a row of the lender’s own counts before the published one of that day', () => {
    const own = (percent: string) => ({ from: '2026-11-20', percent, source: 'H.15, read by two', confirmed: true })
    const pricedAt = (first: string | undefined, then: string) =>
      changes({
        'first-decision': { ...exampleDecision, index: first === undefined ? undefined : own(first) },
        'verified-decision': { ...verified({}), index: own(then) },
      })
    expect(pricedAt('6.75', '9.25')).toEqual([{ figure: 'INDEX', before: 6_750, after: 9_250 }])
    expect(pricedAt('9.25', '9.25')).toEqual([])
    // A decision from before rows were stored was priced by the published one, 6.75.
    expect(pricedAt(undefined, '7.00')).toEqual([{ figure: 'INDEX', before: 6_750, after: 7_000 }])
  })

  it('is the rate of the chosen offer where it is offered at another one, in thousandths of a percent', () => {
    const dearer = exampleDecision.offers.map((offer) => ({ ...offer, rate: fromMills(toMills(offer.rate) + 250), discounts: [] }))
    const chosen = { ...chosenOffer.example, discounts: [] }
    const [change] = changes({ 'chosen-offer': chosen, 'verified-decision': { ...verified({}), offers: dearer } })
    expect(change).toMatchObject({ figure: 'RATE' })
    expect(change!.after - change!.before).toBe(250)
  })

  it('is undefined before the facts are verified', () => expect(changes({}, 'chosen-offer')).toEqual([]))
})

import { describe, expect, it } from 'vitest'
import { defaultOrganizationTerms } from '../tables/organization-terms.ts'
import { costsFor, meetsCriteria, toWireCosts, USUAL_THIRD_PARTY_FEES } from './costs.ts'
import { recordingFeeCents } from './recording-fees.ts'

describe('the costs beside the fee', () => {
  it('are a recording fee alone when a model gave the value and the notary is online', () => {
    const wire = toWireCosts(costsFor({ state: 'CO', notary: 'ONLINE', valuation: 'AVM' }, USUAL_THIRD_PARTY_FEES))
    expect(wire).toEqual({
      costs: [{ feeType: 'GOVERNMENT', type: 'RECORDING_FEE', borrowerPaidAmount: 43, jsCriteria: 'true' }],
      totalPaidByBorrower: 43,
    })
  })

  it('add 180 for a valuation by a person and 300 for a notary in person', () => {
    const wire = toWireCosts(costsFor({ state: 'CO', notary: 'MANUAL', valuation: 'BPO' }, USUAL_THIRD_PARTY_FEES))
    expect(wire.costs.map((cost) => [cost.type, cost.borrowerPaidAmount])).toEqual([
      ['VALUATION_FEE', 180],
      ['MANUAL_NOTARY_FEE', 300],
      ['RECORDING_FEE', 43],
    ])
    expect(wire.totalPaidByBorrower).toBe(523)
  })

  it('are the lender’s own amounts, and none is listed that the lender pays', () => {
    const all = { state: 'CO', notary: 'MANUAL', valuation: 'BPO' } as const
    const amounts = (fees: Parameters<typeof costsFor>[1]) =>
      toWireCosts(costsFor(all, fees)).costs.map((cost) => [cost.type, cost.borrowerPaidAmount])
    expect(amounts({ valuationCents: 20_000, manualNotaryCents: 12_550 })).toEqual([
      ['VALUATION_FEE', 200],
      ['MANUAL_NOTARY_FEE', 125.5],
      ['RECORDING_FEE', 43],
    ])
    expect(amounts({ valuationCents: 0, manualNotaryCents: 0 })).toEqual([['RECORDING_FEE', 43]])
  })

  it('keep the recording fee within 0 to 315 in every state served', () => {
    for (const state of defaultOrganizationTerms.servedStates) expect(recordingFeeCents(state)).toBeLessThanOrEqual(31_500)
  })

  it('are never guessed: a broken or a vague criterion stops', () => {
    const context = { state: 'CO', notary: 'ONLINE', valuation: 'AVM' } as const
    expect(() => meetsCriteria('notary ==', context)).toThrow()
    expect(() => meetsCriteria('state', context)).toThrow('true or false')
    expect(() => meetsCriteria('weather == "fine"', context)).toThrow()
  })
})

import { describe, expect, it } from 'vitest'
import { defaultOrganizationTerms } from '../tables/organization-terms.ts'
import { costsFor, meetsCriteria, toWireCosts } from './costs.ts'
import { recordingFeeCents } from './recording-fees.ts'

describe('the costs beside the fee', () => {
  it('are a recording fee alone when a model gave the value and the notary is online', () => {
    const wire = toWireCosts(costsFor({ state: 'CO', notary: 'ONLINE', valuation: 'AVM' }))
    expect(wire).toEqual({
      costs: [{ feeType: 'GOVERNMENT', type: 'RECORDING_FEE', borrowerPaidAmount: 43, jsCriteria: 'true' }],
      totalPaidByBorrower: 43,
    })
  })

  it('add 180 for a valuation by a person and 300 for a notary in person', () => {
    const wire = toWireCosts(costsFor({ state: 'CO', notary: 'MANUAL', valuation: 'BPO' }))
    expect(wire.costs.map((cost) => [cost.type, cost.borrowerPaidAmount])).toEqual([
      ['VALUATION_FEE', 180],
      ['MANUAL_NOTARY_FEE', 300],
      ['RECORDING_FEE', 43],
    ])
    expect(wire.totalPaidByBorrower).toBe(523)
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

/** What every valuation adapter must keep. */

import { automatedValue } from '@hearthline/domain/facts/valuation'
import { describe, expect, it } from 'vitest'
import { contractCall, contractName, contractProperty, testCallContract } from '../provider-call.contract.ts'
import type { Valuation } from './port.ts'

const nowhere = { ...contractProperty, address: { ...contractProperty.address, street1: '' } }

export function describeValuationContract(makeAdapter: () => Valuation): void {
  describe('the valuation contract', () => {
    for (const model of ['PRIMARY', 'SECONDARY'] as const) {
      testCallContract({
        what: `a value by the ${model.toLowerCase()} model`,
        data: automatedValue,
        ask: (call) => makeAdapter().automatedValue({ property: contractProperty, applicantName: contractName, model }, call),
        askNonsense: (call) => makeAdapter().automatedValue({ property: nowhere, applicantName: contractName, model }, call),
      })
    }

    it('the two models are two models', async () => {
      const ask = async (model: 'PRIMARY' | 'SECONDARY') =>
        (await makeAdapter().automatedValue({ property: contractProperty, applicantName: contractName, model }, contractCall())).data.model
      expect(await ask('PRIMARY')).not.toBe(await ask('SECONDARY'))
    })

    it('a value comes with its range and its uncertainty, or not at all', async () => {
      const request = { property: contractProperty, applicantName: contractName, model: 'PRIMARY' } as const
      const { data } = await makeAdapter().automatedValue(request, contractCall())
      const { available, valueCents, lowCents, highCents, forecastStandardDeviation } = data
      const given = [valueCents, lowCents, highCents, forecastStandardDeviation].filter((figure) => figure !== undefined)
      expect(given).toHaveLength(available ? 4 : 0)
      if (available) expect((lowCents ?? 0) <= (valueCents ?? 0) && (valueCents ?? 0) <= (highCents ?? 0)).toBe(true)
    })
  })
}

/** What every flood determination adapter must keep. */

import { floodDetermination } from '@hearthline/domain/facts/flood-determination'
import { describe, expect, it } from 'vitest'
import { contractCall, contractName, contractProperty, testCallContract } from '../provider-call.contract.ts'
import type { Flood } from './port.ts'

const request = { property: contractProperty, applicantName: contractName }
const nonsense = { ...request, property: { ...contractProperty, address: { ...contractProperty.address, street1: '' } } }

export function describeFloodContract(makeAdapter: () => Flood): void {
  describe('the flood determination contract', () => {
    testCallContract({
      what: 'a determination',
      data: floodDetermination,
      ask: (call) => makeAdapter().determine(request, call),
      askNonsense: (call) => makeAdapter().determine(nonsense, call),
    })

    it('zones that begin with A or V, and only they, are special flood hazard areas (42 USC 4012a)', async () => {
      const { data } = await makeAdapter().determine(request, contractCall())
      expect(data.inSpecialFloodHazardArea).toBe(/^[AV]/.test(data.zone))
    })
  })
}

/** What every adapter for price opinions and appraisals must keep. */
import { describe, expect, it } from 'vitest'
import { contractCall, contractName, contractProperty, testCallContract } from '../provider-call.contract.ts'
import { type Appraisal, appraisalOrdered, priceOpinion, visitBooked } from './port.ts'

const request = { property: contractProperty, applicantName: contractName, orderId: 'application-1' }
const visit = {
  condition: 'GOOD',
  contactName: 'Ana Reyes',
  contactPhone: '4155550132',
  visit: { on: '2026-11-24', window: 'MORNING' },
} as const
const nowhere = { ...request, property: { ...contractProperty, address: { ...contractProperty.address, street1: '' } } }

export function describeAppraisalContract(makeAdapter: () => Appraisal): void {
  describe('the appraisal contract', () => {
    testCallContract({
      what: 'a visit',
      data: visitBooked,
      ask: (call) => makeAdapter().bookVisit({ ...request, ...visit }, call),
      askNonsense: (call) => makeAdapter().bookVisit({ ...nowhere, ...visit }, call),
    })
    it('cancels a visit that was booked', async () => {
      const adapter = makeAdapter()
      await adapter.bookVisit({ ...request, ...visit }, contractCall())
      const { data } = await adapter.bookVisit(
        { ...request, ...visit, canceled: true },
        contractCall({ idempotencyKey: 'application-1:item-1:basis-2' }),
      )
      expect(data.status).toBe('CANCELED')
    })
    testCallContract({
      what: 'a price opinion',
      data: priceOpinion,
      ask: (call) => makeAdapter().priceOpinion({ ...request, ...visit }, call),
      askNonsense: (call) => makeAdapter().priceOpinion({ ...nowhere, ...visit }, call),
    })
    testCallContract({
      what: 'an order for an appraisal',
      data: appraisalOrdered,
      ask: (call) => makeAdapter().orderAppraisal(request, call),
      askNonsense: (call) => makeAdapter().orderAppraisal(nowhere, call),
    })
  })
}

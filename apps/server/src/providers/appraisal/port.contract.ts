/** What every adapter for price opinions and appraisals must keep. */
import { describe } from 'vitest'
import { contractName, contractProperty, testCallContract } from '../provider-call.contract.ts'
import { type Appraisal, appraisalOrdered, priceOpinion } from './port.ts'

const request = { property: contractProperty, applicantName: contractName }
const visit = { condition: 'GOOD', contactName: 'Ana Reyes', contactPhone: '4155550132' }
const nowhere = { ...request, property: { ...contractProperty, address: { ...contractProperty.address, street1: '' } } }

export function describeAppraisalContract(makeAdapter: () => Appraisal): void {
  describe('the appraisal contract', () => {
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

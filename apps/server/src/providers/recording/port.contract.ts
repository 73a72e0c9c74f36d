/** What every e-recording adapter must keep. */
import { describe } from 'vitest'
import { contractName, contractProperty, testCallContract } from '../provider-call.contract.ts'
import { type Recording, type RecordingRequest, recordingOutcome } from './port.ts'

const request: RecordingRequest = {
  property: contractProperty,
  applicantName: contractName,
  signedOn: '2026-11-13',
  notary: 'J. Calloway',
  attempt: 1,
  expectedFeeCents: 4_300,
  expectedTaxCents: 0,
}

export function describeRecordingContract(makeAdapter: () => Recording): void {
  describe('the recording contract', () => {
    testCallContract({
      what: 'a recording',
      data: recordingOutcome,
      ask: (call) => makeAdapter().record(request, call),
      askNonsense: (call) =>
        makeAdapter().record({ ...request, property: { ...contractProperty, address: { ...contractProperty.address, zip: '' } } }, call),
    })
  })
}

/** What every identity verification adapter must keep. */
import { describe, expect, it } from 'vitest'
import { contractCall, contractName, testCallContract } from '../provider-call.contract.ts'
import { type Identity, type IdentityRequest, identityVerification } from './port.ts'

const request: IdentityRequest = { applicantName: contractName, bornOn: '1984-05-17', document: 'US_PASSPORT', attempt: 1 }

export function describeIdentityContract(makeAdapter: () => Identity): void {
  describe('the identity verification contract', () => {
    testCallContract({
      what: 'an identity verification',
      data: identityVerification,
      ask: (call) => makeAdapter().verify(request, call),
      askNonsense: (call) => makeAdapter().verify({ ...request, document: '' }, call),
      secrets: ['1984-05-17', '05-17'],
    })

    it('says why unless the identity is verified', async () => {
      const { data } = await makeAdapter().verify(request, contractCall())
      expect(data.reasons.length === 0).toBe(data.status === 'VERIFIED')
    })
  })
}

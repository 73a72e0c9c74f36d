/** What every timestamping adapter must keep. The same bytes stamped again are another token, at another moment. */
import { describe, expect, it } from 'vitest'
import { contractCall } from '../provider-call.contract.ts'
import { type Timestamping, timestamp } from './port.ts'

export const contractSignature = Buffer.from('the value of a signature')

export function describeTimestampingContract(makeAdapter: () => Timestamping): void {
  describe('the timestamping contract', () => {
    it('answers with a token or none, with provider and reference, and keeps plain records without the bytes', async () => {
      const answer = await makeAdapter().stamp(contractSignature, contractCall())
      expect(timestamp.parse(answer.data)).toEqual(answer.data)
      expect([answer.provider, answer.reference]).not.toContain('')
      const kept = JSON.stringify([answer.request, answer.response])
      expect(JSON.parse(kept)).toEqual([answer.request, answer.response])
      for (const form of ['hex', 'base64'] as const) expect(kept).not.toContain(contractSignature.toString(form))
    })
  })
}

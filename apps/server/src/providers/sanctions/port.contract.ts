/** What every adapter for sanctions screening must keep. */
import { describe, expect, it } from 'vitest'
import { contractCall, contractName, testCallContract } from '../provider-call.contract.ts'
import { type Sanctions, sanctionsAnswer } from './port.ts'

export function describeSanctionsContract(makeAdapter: () => Sanctions): void {
  describe('the sanctions contract', () => {
    testCallContract({
      what: 'a screening',
      data: sanctionsAnswer,
      ask: (call) => makeAdapter().screen({ applicantName: contractName, bornOn: '1984-05-17', others: [], payees: [] }, call),
      askNonsense: (call) =>
        makeAdapter().screen({ applicantName: { firstName: '', lastName: '' }, bornOn: '1984-05-17', others: [], payees: [] }, call),
      secrets: ['1984-05-17'],
    })
    it('is clear only where no one was near, and asks for a person otherwise', async () => {
      const { data } = await makeAdapter().screen(
        { applicantName: contractName, bornOn: '1984-05-17', others: [], payees: [] },
        contractCall(),
      )
      expect(data.status).toBe(data.matches.length === 0 ? 'CLEAR' : 'REVIEW')
    })
  })
}

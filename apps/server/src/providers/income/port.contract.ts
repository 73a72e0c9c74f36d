/** What every income verification adapter must keep. */
import { describe, expect, it } from 'vitest'
import { contractCall, contractName, testCallContract } from '../provider-call.contract.ts'
import { type Income, type IncomeRequest, verifiedIncome } from './port.ts'

const request: IncomeRequest = { applicantName: contractName, sources: ['TRUV_PAYROLL'], statedAnnualCents: 14_500_000 }

export function describeIncomeContract(makeAdapter: () => Income): void {
  describe('the income verification contract', () => {
    testCallContract({
      what: 'an income verification',
      data: verifiedIncome,
      ask: (call) => makeAdapter().verify(request, call),
      askNonsense: (call) => makeAdapter().verify({ ...request, sources: [] }, call),
    })

    it('a stated income of zero is verified as zero, not refused', async () => {
      const { data } = await makeAdapter().verify({ ...request, statedAnnualCents: 0 }, contractCall())
      expect(data.verifiedAnnualCents).toBe(0)
    })
  })
}

/** What every credit bureau adapter must keep. */
import { creditReport } from '@hearthline/domain/facts/credit-report'
import { describe, expect, it } from 'vitest'
import { contractAddress, contractCall, contractName, testCallContract } from '../provider-call.contract.ts'
import type { CreditBureau, CreditRequest } from './port.ts'

const request = {
  name: contractName,
  bornOn: '1984-05-17',
  address: contractAddress,
  ssn: '219099999',
  pin: '864209',
} satisfies CreditRequest
const secrets = ['219099999', '219-09-9999', '864209', '1984-05-17', '05-17']

export function describeCreditBureauContract(makeAdapter: () => CreditBureau): void {
  describe('the credit bureau contract', () => {
    for (const pull of ['pullSoft', 'pullHard'] as const) {
      testCallContract({
        what: pull === 'pullSoft' ? 'a soft pull' : 'a hard pull',
        data: creditReport,
        ask: (call) => makeAdapter()[pull](request, call),
        askNonsense: (call) => makeAdapter()[pull]({ ...request, address: { ...contractAddress, street1: '' } }, call),
        secrets,
      })
    }

    it('the report itself holds neither Social Security number nor PIN', async () => {
      const { data } = await makeAdapter().pullHard(request, contractCall())
      for (const secret of ['219099999', '864209']) expect(JSON.stringify(data)).not.toContain(secret)
    })

    it('a report names the agency that made it, with its address and telephone number: every notice has to (FCRA 615(a)(3)(A), 609(g)(1)(A))', async () => {
      for (const pull of ['pullSoft', 'pullHard'] as const) {
        const { data } = await makeAdapter()[pull](request, contractCall())
        expect(data.bureau).toMatch(/\S/)
        expect(data.bureauAddress).toMatch(/\b[A-Z]{2} \d{5}/)
        expect(data.bureauPhone.replace(/\D/g, '')).toMatch(/^1?\d{10}$/)
        expect(data.bureauUrl).toMatch(/^https:/)
      }
    })

    it('only a credit report has figures: every other outcome has neither scores nor accounts', async () => {
      const { data } = await makeAdapter().pullSoft({ ...request, ssn: undefined, pin: undefined }, contractCall())
      const figures = data.scores.length + data.tradelines.length
      if (data.outcome === 'REPORT') expect(figures).toBeGreaterThan(0)
      else expect(figures).toBe(0)
    })
  })
}

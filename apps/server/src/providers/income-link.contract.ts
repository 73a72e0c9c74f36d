/** What every adapter to whom a person connects an account must keep. */
import { describe, expect, it } from 'vitest'
import { finishedLink, type IncomeLink, incomeReport, type LinkRequest, startedLink } from './income-link.ts'
import { contractCall, contractName, testCallContract } from './provider-call.contract.ts'

export const linkRequest: LinkRequest = {
  link: '7b1c2d3e-0f4a-4b5c-8d6e-7f8091a2b3c4',
  applicantName: contractName,
  lenderName: 'Hearthline',
  returnUrl: 'https://heloc.example/account/heloc/0/income/link/payroll',
  statedAnnualCents: 14_500_000,
}

/** @param codeOf what the provider gives the person on the way back, for a session that it opened */
export function testIncomeLinkContract(what: string, makeAdapter: () => IncomeLink, codeOf: (link: string) => string): void {
  describe(what, () => {
    const started = async () => (await makeAdapter().start(linkRequest, contractCall())).data
    const connected = async () => {
      const { session } = await started()
      return (await makeAdapter().finish({ session, code: codeOf(linkRequest.link) }, contractCall())).data
    }

    testCallContract({
      what: 'a session',
      data: startedLink,
      ask: (call) => makeAdapter().start(linkRequest, call),
      askNonsense: (call) => makeAdapter().start({ ...linkRequest, link: '' }, call),
    })

    it('a session that a person completed is connected', async () => {
      const finished = await connected()
      expect(finishedLink.parse(finished)).toEqual(finished)
      expect(finished.outcome).toBe('CONNECTED')
    })

    it('the report of a connection names records, and keeps no session in what is stored of the call', async () => {
      const { session } = await connected()
      const { data, request, response } = await makeAdapter().read({ session }, contractCall())
      expect(incomeReport.parse(data)).toEqual(data)
      expect(data.records.length).toBeGreaterThan(0)
      expect(data.holders.flat()).not.toEqual([])
      expect(JSON.stringify([request, response])).not.toContain(session)
    })
  })
}

import { totalIncome, verifyRecords } from '@hearthline/domain'
import { describe, expect, it } from 'vitest'
import { linkRequest } from '../../income-link.contract.ts'
import { contractCall } from '../../provider-call.contract.ts'
import { createSandboxWorld } from '../../sandbox/world.ts'
import { sandboxCode } from '../../sandbox-visit.ts'
import { describeIncomeContract } from '../port.contract.ts'
import { sandboxIncome } from './sandbox-income.ts'

const adapter = () => sandboxIncome(createSandboxWorld({ speed: 'instant' }))
const LINK = '7b1c2d3e-0f4a-4b5c-8d6e-7f8091a2b3c4'

describeIncomeContract(adapter, (link) => sandboxCode('done', link, 'Harbor Foods'))

async function connect(lastName: string, code: string) {
  const request = { ...linkRequest, link: LINK, applicantName: { firstName: 'Ana', lastName }, statedAnnualCents: 14_500_001 }
  const { data: started } = await adapter().start(request, contractCall())
  return (await adapter().finish({ session: started.session, code }, contractCall())).data
}

describe('the sandbox’s payroll', () => {
  it.each([
    ['Reyes', 14_500_001],
    ['Incomelower', 7_250_001],
    ['Incomepartial', 11_600_001],
  ])('shows what %s earns to the cent', async (lastName, expected) => {
    const { session } = await connect(lastName, sandboxCode('done', LINK, 'Harbor Foods'))
    const { data } = await adapter().read({ session }, contractCall())
    const records = data.records.map((record) => ({ source: 'a', person: 'borrower', record }))
    expect(totalIncome(verifyRecords(records, '2026-11-20'))).toBe(expected)
  })
  it('tells a visit that was cancelled or failed from one that was completed, and takes no code of another session', async () => {
    expect((await connect('Reyes', sandboxCode('cancelled', LINK, ''))).outcome).toBe('CANCELLED')
    expect((await connect('Reyes', sandboxCode('failed', LINK, ''))).outcome).toBe('FAILED')
    await expect(connect('Reyes', sandboxCode('done', 'another', ''))).rejects.toThrow('no session of ours')
  })
})

import { describe, expect, it } from 'vitest'
import { contractCall } from '../../provider-call.contract.ts'
import { createSandboxWorld } from '../../sandbox/world.ts'
import { describeIncomeContract } from '../port.contract.ts'
import { sandboxIncome } from './sandbox-income.ts'

const adapter = () => sandboxIncome(createSandboxWorld({ speed: 'instant' }))

describeIncomeContract(adapter)

describe('the sandbox’s income verification', () => {
  const verified = async (lastName: string) => {
    const request = { applicantName: { firstName: 'Ana', lastName }, sources: ['MANUAL_PAYSTUB'], statedAnnualCents: 14_500_001 }
    return (await adapter().verify(request, contractCall())).data
  }

  it.each([
    ['Reyes', { verifiedAnnualCents: 14_500_001, employmentFlagged: false }],
    ['Incomelower', { verifiedAnnualCents: 7_250_001, employmentFlagged: false }],
    ['Incomepartial', { verifiedAnnualCents: 11_600_001, employmentFlagged: false }],
    ['Employercheck', { verifiedAnnualCents: 14_500_001, employmentFlagged: true }],
  ])('%s', async (lastName, expected) => {
    expect(await verified(lastName)).toEqual(expected)
  })
})

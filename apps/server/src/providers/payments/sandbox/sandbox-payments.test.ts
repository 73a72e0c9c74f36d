import { describe, expect, it } from 'vitest'
import { contractAccount, contractCall } from '../../provider-call.contract.ts'
import { createSandboxWorld } from '../../sandbox/world.ts'
import { describePaymentsContract } from '../port.contract.ts'
import { sandboxPayments } from './sandbox-payments.ts'

const adapter = () => sandboxPayments(createSandboxWorld({ speed: 'instant' }))

describePaymentsContract(adapter)

describe('the sandbox’s payments', () => {
  const disburse = (lastName: string, amountCents: number) =>
    adapter().disburse({ ...contractAccount, holder: { firstName: 'Ana', lastName }, amountCents }, contractCall())

  it('a disbursement has a trace number that begins with the bank’s', async () => {
    const { data } = await disburse('Reyes', 8_500_000)
    expect(data.traceNumber).toMatch(/^12100035\d{7}$/)
    expect(data.sentOn).toBe('2026-11-20')
  })

  it('a line whose whole draw pays debts is opened without a disbursement to the borrower', async () => {
    expect((await disburse('Reyes', 0)).data.traceNumber).not.toBe('')
  })

  it('Payreturn’s bank returns the money, and the payment is not retried', async () => {
    await expect(disburse('Payreturn', 8_500_000)).rejects.toMatchObject({ retryable: false, because: expect.stringContaining('R03') })
  })
})

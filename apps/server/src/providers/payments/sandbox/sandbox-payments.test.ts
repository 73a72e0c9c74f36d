import { describe, expect, it } from 'vitest'
import { contractAccount, contractCall } from '../../provider-call.contract.ts'
import { createSandboxWorld } from '../../sandbox/world.ts'
import { describePaymentsContract } from '../port.contract.ts'
import type { DisbursementSent } from '../port.ts'
import { sandboxPayments } from './sandbox-payments.ts'

const adapter = () => sandboxPayments(createSandboxWorld({ speed: 'instant' }))

describePaymentsContract(adapter)

describe('the sandbox’s payments', () => {
  const disburse = (lastName: string, amountCents: number, accountNumber: string = contractAccount.accountNumber) =>
    adapter().disburse({ ...contractAccount, accountNumber, holder: { firstName: 'Ana', lastName }, amountCents }, contractCall())
  const disburseAt = (now: string) =>
    adapter().disburse(
      { ...contractAccount, holder: { firstName: 'Ana', lastName: 'Reyes' }, amountCents: 8_500_000 },
      { ...contractCall(), now },
    )
  const standsOn = async (sent: DisbursementSent, day: string) =>
    (await adapter().standingOf({ holder: contractAccount.holder, ...sent }, { ...contractCall(), now: `${day}T18:00:00.000Z` })).data

  it('a disbursement has a trace number that begins with the bank’s', async () => {
    const { data } = await disburse('Reyes', 8_500_000)
    expect(data.traceNumber).toMatch(/^12100035\d{7}$/)
    expect(data.sentOn).toBe('2026-11-20')
  })

  it('a disbursement leaves on a banking day and settles on the next one, and not before', async () => {
    const { data } = await disburse('Reyes', 8_500_000)
    // A Friday.
    expect(data).toMatchObject({ status: 'SENT', sentOn: '2026-11-20', settlesOn: '2026-11-23' })
    expect(await standsOn(data, '2026-11-20')).toEqual({ status: 'SENT' })
    expect(await standsOn(data, '2026-11-22')).toEqual({ status: 'SENT' })
    expect(await standsOn(data, '2026-11-23')).toEqual({ status: 'SETTLED', on: '2026-11-23' })
    const saturday = await disburseAt('2026-11-21T18:00:00.000Z')
    expect(saturday.data).toMatchObject({ status: 'SENT', sentOn: '2026-11-23', settlesOn: '2026-11-24' })
    expect(await standsOn(saturday.data, '2026-11-23')).toEqual({ status: 'SENT' })
  })

  it('a disbursement is taken back until the file of its day is closed, and not after', async () => {
    const { data } = await disburseAt('2026-11-21T18:00:00.000Z')
    const withdrawnAt = async (now: string) =>
      (await adapter().withdraw!({ holder: contractAccount.holder, ...data }, { ...contractCall(), now }, undefined as never)).data
    expect(await withdrawnAt('2026-11-22T05:00:00.000Z')).toEqual({ status: 'WITHDRAWN', on: '2026-11-21' })
    // Monday, 1:59 PM and 2:00 PM at the lender.
    expect(await withdrawnAt('2026-11-23T21:59:00.000Z')).toEqual({ status: 'WITHDRAWN', on: '2026-11-23' })
    expect(await withdrawnAt('2026-11-23T22:00:00.000Z')).toEqual({ status: 'SENT' })
    expect(await withdrawnAt('2026-11-24T18:00:00.000Z')).toEqual({ status: 'SETTLED', on: '2026-11-24' })
  })

  it('a line whose whole draw pays debts is opened without a disbursement to the borrower', async () => {
    expect((await disburse('Reyes', 0)).data).toMatchObject({ status: 'SETTLED', amountCents: 0 })
  })

  it('Payreturn’s bank sends the money back two banking days later, unless the account is the one it knows', async () => {
    const { data } = await disburse('Payreturn', 8_500_000)
    expect(data).toMatchObject({ status: 'SENT', sentOn: '2026-11-20', settlesOn: '2026-11-23' })
    expect(await standsOn(data, '2026-11-22')).toEqual({ status: 'SENT' })
    expect(await standsOn(data, '2026-11-23')).toEqual({ status: 'SETTLED', on: '2026-11-23' })
    expect(await standsOn(data, '2026-11-30')).toEqual({ status: 'RETURNED', on: '2026-11-24', code: 'R03' })
    const taken = await disburse('Payreturn', 8_500_000, '000987654321')
    expect(await standsOn(taken.data, '2026-11-30')).toEqual({ status: 'SETTLED', on: '2026-11-23' })
  })

  it('an account that ends in 00 and a reason comes back with that reason', async () => {
    const { data } = await disburse('Reyes', 8_500_000, '123400016')
    expect(await standsOn(data, '2026-11-30')).toMatchObject({ status: 'RETURNED', code: 'R16' })
  })
})

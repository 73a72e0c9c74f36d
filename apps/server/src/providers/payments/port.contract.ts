/** What every payment adapter must keep. */
import { describe, expect, it } from 'vitest'
import { contractAccount, contractCall, contractName, testCallContract } from '../provider-call.contract.ts'
import { disbursementSent, feeCollected, type Payments, payoffsSent, transferStanding } from './port.ts'

const debt = { id: 'card-1', creditor: 'Fern Street Card', last4: '7710', balanceCents: 420_000 }
const debts = [debt, { ...debt, id: 'auto-1', creditor: 'Coastline Auto Finance', last4: '7734' }]
const fee = { ...contractAccount, amountCents: 18_000, description: 'Home valuation' }
const disbursement = { ...contractAccount, amountCents: 8_500_000 }

export function describePaymentsContract(makeAdapter: () => Payments): void {
  describe('the payments contract', () => {
    testCallContract({
      what: 'a payoff',
      data: payoffsSent,
      ask: (call) => makeAdapter().payOff({ applicantName: contractName, debts }, call),
      askNonsense: (call) => makeAdapter().payOff({ applicantName: contractName, debts: [{ ...debt, balanceCents: 0 }] }, call),
    })
    testCallContract({
      what: 'a disbursement',
      data: disbursementSent,
      ask: (call) => makeAdapter().disburse(disbursement, call),
      askNonsense: (call) => makeAdapter().disburse({ ...disbursement, routingNumber: '12' }, call),
      secrets: [contractAccount.accountNumber],
    })

    testCallContract({
      what: 'how a disbursement stands',
      data: transferStanding,
      ask: async (call) => {
        const adapter = makeAdapter()
        const { data: sent } = await adapter.disburse(disbursement, call)
        return adapter.standingOf({ holder: contractAccount.holder, traceNumber: sent.traceNumber, sentOn: sent.sentOn }, call)
      },
      askNonsense: (call) => makeAdapter().standingOf({ holder: contractAccount.holder, traceNumber: '12', sentOn: '2026-11-24' }, call),
    })

    testCallContract({
      what: 'a fee',
      data: feeCollected,
      ask: (call) => makeAdapter().collectFee(fee, call),
      askNonsense: (call) => makeAdapter().collectFee({ ...fee, amountCents: 0 }, call),
      secrets: [contractAccount.accountNumber],
    })

    it('every debt has a payment of its own', async () => {
      const { references } = (await makeAdapter().payOff({ applicantName: contractName, debts }, contractCall())).data
      expect(new Set(references).size).toBe(debts.length)
    })

    it('an amount that is not whole cents, or below zero, is refused', async () => {
      for (const amountCents of [-1, 0.5, Number.NaN])
        await expect(makeAdapter().disburse({ ...disbursement, amountCents }, contractCall())).rejects.toMatchObject({ retryable: false })
    })
  })
}

/** What every payment adapter must keep. */
import { describe, expect, it } from 'vitest'
import { contractAccount, contractCall, contractName, testCallContract } from '../provider-call.contract.ts'
import {
  disbursementSent,
  feeCollected,
  type Payments,
  payoffSent,
  payoffStanding,
  prenoteSent,
  prenoteStanding,
  transferStanding,
} from './port.ts'

const debt = { id: 'card-1', creditor: 'Fern Street Card', last4: '7710', amountCents: 420_000 }
const letter = { sha256: 'f'.repeat(64), mediaType: 'application/pdf', bytes: new TextEncoder().encode('%PDF-1.7') } as const
const payoff = { applicantName: contractName, debt, letter }
const fee = { ...contractAccount, amountCents: 18_000, description: 'Home valuation' }
const disbursement = { ...contractAccount, amountCents: 8_500_000 }

/** @param does what an adapter leaves out: its own tests say what it answers instead */
export function describePaymentsContract(
  makeAdapter: () => Payments,
  does: { payoffs?: false; feesAtOnce?: false; prenotes?: true } = {},
): void {
  describe('the payments contract', () => {
    if (does.payoffs !== false) {
      testCallContract({
        what: 'a payoff',
        data: payoffSent,
        ask: (call) => makeAdapter().payOff(payoff, call),
        askNonsense: (call) => makeAdapter().payOff({ ...payoff, debt: { ...debt, amountCents: 0 } }, call),
      })

      it('each payoff has a payment of its own, with what was asked for', async () => {
        const paid = (key: string) => makeAdapter().payOff(payoff, { ...contractCall(), idempotencyKey: key })
        const [one, other] = [(await paid('debt-1')).data, (await paid('debt-2')).data]
        expect(one.reference).not.toBe(other.reference)
        expect(one.amountCents).toBe(debt.amountCents)
      })

      it('of the letter its digest alone is kept', async () => {
        const { request } = await makeAdapter().payOff(payoff, contractCall())
        expect(request).toMatchObject({ letter: { sha256: letter.sha256 } })
        expect(JSON.stringify(request)).not.toContain('bytes')
      })

      testCallContract({
        what: 'how a payoff stands',
        data: payoffStanding,
        ask: async (call) => {
          const adapter = makeAdapter()
          const { data } = await adapter.payOff(payoff, call)
          return adapter.payoffStandingOf!({ applicantName: contractName, ...data }, call)
        },
        askNonsense: (call) =>
          makeAdapter().payoffStandingOf!({ applicantName: contractName, reference: '', amountCents: 1, sentOn: '2026-11-24' }, call),
      })
    }
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

    if (does.feesAtOnce !== false)
      testCallContract({
        what: 'a fee',
        data: feeCollected,
        ask: (call) => makeAdapter().collectFee(fee, call),
        askNonsense: (call) => makeAdapter().collectFee({ ...fee, amountCents: 0 }, call),
        secrets: [contractAccount.accountNumber],
      })

    if (does.prenotes) {
      testCallContract({
        what: 'a test entry',
        data: prenoteSent,
        ask: (call) => makeAdapter().prenotes!.send(contractAccount, call),
        askNonsense: (call) => makeAdapter().prenotes!.send({ ...contractAccount, routingNumber: '12' }, call),
        secrets: [contractAccount.accountNumber],
      })
      const of = (traceNumber: string) => ({ holder: contractAccount.holder, traceNumber, sentOn: '2026-11-20' })
      testCallContract({
        what: 'how a test entry stands',
        data: prenoteStanding,
        ask: async (call) => {
          const { prenotes } = makeAdapter()
          return prenotes!.standingOf(of((await prenotes!.send(contractAccount, call)).data.traceNumber), call)
        },
        askNonsense: (call) => makeAdapter().prenotes!.standingOf(of('12'), call),
      })
    }

    it('an amount that is not whole cents, or below zero, is refused', async () => {
      for (const amountCents of [-1, 0.5, Number.NaN])
        await expect(makeAdapter().disburse({ ...disbursement, amountCents }, contractCall())).rejects.toMatchObject({ retryable: false })
    })
  })
}

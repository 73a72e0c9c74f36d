/** The sandbox's payment processor: everything arrives, but the bank of Payreturn returns the disbursement, and an account that ends in 0001 pays no fee. */
import { lenderDay } from '@hearthline/domain'
import { type ProviderCall, ProviderRefused } from '../../provider-call.ts'
import { askSandbox, type SandboxAnswer } from '../../sandbox/ask-sandbox.ts'
import { accountRefusal, redactedAccount } from '../../sandbox/bank-account.ts'
import { drawDigits, drawReference } from '../../sandbox/draw.ts'
import { personaOf } from '../../sandbox/personas.ts'
import type { SandboxWorld } from '../../sandbox/world.ts'
import type { DisbursementRequest, DisbursementSent, FeeCollected, FeeRequest, Payments, PayoffRequest, PayoffsSent } from '../port.ts'

const PROVIDER = 'Poplar Payments (sandbox)'

const isCents = (amount: number, least: number): boolean => Number.isSafeInteger(amount) && amount >= least

function payOff({ debts }: PayoffRequest, call: ProviderCall): SandboxAnswer<PayoffsSent> {
  const reference = drawReference('payoff', call.idempotencyKey)
  const references = debts.map(({ id }) => drawReference('payoff', call.idempotencyKey, id))
  return { data: { references }, reference, response: { reference, references } }
}

function disburse({ routingNumber }: DisbursementRequest, call: ProviderCall): SandboxAnswer<DisbursementSent> {
  const reference = drawReference('disbursement', call.idempotencyKey)
  // As Nacha's rules build one: eight digits of the bank, seven of the entry.
  const traceNumber = `${routingNumber.slice(0, 8)}${drawDigits(7, call.idempotencyKey, 'trace')}`
  const data = { status: 'SETTLED' as const, traceNumber, sentOn: lenderDay(call.now) }
  return { data, reference, response: { reference, ...data } }
}

function collectFee({ accountNumber }: FeeRequest, call: ProviderCall): SandboxAnswer<FeeCollected> {
  const reference = drawReference('fee', call.idempotencyKey)
  const on = lenderDay(call.now)
  const data: FeeCollected = accountNumber.endsWith('0001')
    ? { status: 'RETURNED', reason: 'R01, insufficient funds', on }
    : { status: 'COLLECTED', on }
  return { data, reference, response: { reference, ...data } }
}

export const sandboxPayments = (world: SandboxWorld): Payments => ({
  payOff: (request, call) => {
    const { applicantName: name, debts } = request
    const payable = debts.length > 0 && debts.every(({ balanceCents }) => isCents(balanceCents, 1))
    const question = {
      provider: PROVIDER,
      capability: 'payments.payOff',
      name,
      refusal: payable ? undefined : 'Every debt needs a balance of at least a cent.',
      request: { applicantName: name, debts },
    }
    return askSandbox(world, question, call, () => payOff(request, call))
  },
  collectFee: (request, call) => {
    const { holder: name, amountCents, description } = request
    const question = {
      provider: PROVIDER,
      capability: 'payments.collectFee',
      name,
      refusal: isCents(amountCents, 1) ? accountRefusal(request) : 'An amount of at least a cent is required.',
      request: { ...redactedAccount(request), amountCents, description },
    }
    return askSandbox(world, question, call, () => collectFee(request, call))
  },
  disburse: (request, call) => {
    const { holder: name, amountCents } = request
    const kept = { ...redactedAccount(request), amountCents }
    const question = {
      provider: PROVIDER,
      capability: 'payments.disburse',
      name,
      refusal: isCents(amountCents, 0) ? accountRefusal(request) : 'An amount in whole cents is required.',
      request: kept,
    }
    return askSandbox(world, question, call, () => {
      if (personaOf(name.lastName)?.lastName === 'Payreturn')
        throw new ProviderRefused(PROVIDER, 'The bank returned the payment: R03, no account or unable to locate account.', kept)
      return disburse(request, call)
    })
  },
})

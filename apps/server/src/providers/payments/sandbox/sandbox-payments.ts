/**
 * The sandbox's payment processor, as a bank by its days: what is sent leaves on a banking day and settles on the next. Everything arrives, but a creditor answers a payoff by its cents (13 and 14, below), an account that ends in 00NN sends a disbursement back as RNN, the first one of Payreturn
 * sends it back as R03, and an account that ends in 0001 pays no fee.
 */
import { achDays, addBusinessDays, isBankingDay, lenderDay, settlementOf } from '@hearthline/domain'
import type { ProviderCall } from '../../provider-call.ts'
import { askSandbox, type SandboxAnswer } from '../../sandbox/ask-sandbox.ts'
import { accountRefusal, redactedAccount } from '../../sandbox/bank-account.ts'
import { drawDigits, drawReference } from '../../sandbox/draw.ts'
import { personaOf } from '../../sandbox/personas.ts'
import type { SandboxWorld } from '../../sandbox/world.ts'
import type {
  DisbursementRequest,
  DisbursementSent,
  FeeCollected,
  FeeRequest,
  Payments,
  PayoffQuestion,
  PayoffRequest,
  PayoffSent,
  PayoffStanding,
  TransferQuestion,
  TransferStanding,
} from '../port.ts'

const TRACE_NUMBER = /^\d{15}$/

const PROVIDER = 'Poplar Payments (sandbox)'

const isCents = (amount: number, least: number): boolean => Number.isSafeInteger(amount) && amount >= least

/** A check in the mail, with the letter in its envelope. */
function payOff({ debt: { id, amountCents } }: PayoffRequest, call: ProviderCall): SandboxAnswer<PayoffSent> {
  const data = { reference: drawReference('payoff', call.idempotencyKey, id), amountCents, sentOn: lenderDay(call.now) }
  return { data, reference: data.reference, response: { ...data } }
}

/** Business days until a creditor has answered. */
const CREDITOR_DAYS = 5
/** What a creditor that is not satisfied asks for. */
const STILL_OWED_CENTS = 2_500

/** By the cents of the amount: 13 is too little for its creditor, 14 is sent back, and any other pays in full. */
function payoffStandingOf({ reference, amountCents, sentOn }: PayoffQuestion, call: ProviderCall): SandboxAnswer<PayoffStanding> {
  const on = addBusinessDays(sentOn, CREDITOR_DAYS, isBankingDay)
  const answered = (): PayoffStanding => {
    if (amountCents % 100 === 13) return { status: 'SHORT', on, shortCents: STILL_OWED_CENTS }
    return { status: amountCents % 100 === 14 ? 'REFUSED' : 'IN_FULL', on }
  }
  const data: PayoffStanding = lenderDay(call.now) >= on ? answered() : { status: 'SENT' }
  return { data, reference, response: { ...data } }
}

/** Payreturn's bank knows one account, and its number ends so. */
const TAKEN_OF_PAYRETURN = '4321'

/** `RNN` of an account that ends in `00NN`, as banks number their reasons. */
const returnOf = (accountNumber: string): string => /00([0-2]\d)$/.exec(accountNumber)?.[1] ?? '00'

function disburse(
  { routingNumber, accountNumber, holder, amountCents }: DisbursementRequest,
  call: ProviderCall,
): SandboxAnswer<DisbursementSent> {
  const reference = drawReference('disbursement', call.idempotencyKey)
  const { fileOn: sentOn, settlesOn } = achDays(call.now)
  const isPayreturns = personaOf(holder.lastName)?.lastName === 'Payreturn' && !accountNumber.endsWith(TAKEN_OF_PAYRETURN)
  const code = isPayreturns ? '03' : returnOf(accountNumber)
  // As Nacha's rules build one: eight digits of the bank, seven of the entry. The last two say how it ends.
  const traceNumber = `${routingNumber.slice(0, 8)}${drawDigits(5, call.idempotencyKey, 'trace')}${code}`
  // Nothing for the banks to settle where debts and costs take the whole draw.
  const status = amountCents === 0 ? 'SETTLED' : 'SENT'
  const data: DisbursementSent = { status, traceNumber, amountCents, sentOn, settlesOn }
  return { data, reference, response: { reference, ...data } }
}

/** Settled a banking day after it was sent, and back a banking day after that. */
function standingOf({ traceNumber, sentOn }: TransferQuestion, call: ProviderCall): SandboxAnswer<TransferStanding> {
  const today = lenderDay(call.now)
  const code = traceNumber.slice(-2)
  const settled = settlementOf(sentOn)
  const returned = settlementOf(settled)
  const data: TransferStanding =
    code !== '00' && today >= returned
      ? { status: 'RETURNED', on: returned, code: `R${code}` }
      : today >= settled
        ? { status: 'SETTLED', on: settled }
        : { status: 'SENT' }
  return { data, reference: traceNumber, response: { ...data } }
}

/** Until the file of its day is closed, as a bank's customer may. The sandbox keeps nothing: whoever took it back asks for it no more. */
function withdraw(question: TransferQuestion, call: ProviderCall): SandboxAnswer<TransferStanding> {
  if (achDays(call.now).fileOn > question.sentOn) return standingOf(question, call)
  const data: TransferStanding = { status: 'WITHDRAWN', on: lenderDay(call.now) }
  return { data, reference: question.traceNumber, response: { ...data } }
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
    const { applicantName: name, debt, letter } = request
    const question = {
      provider: PROVIDER,
      capability: 'payments.payOff',
      name,
      refusal: isCents(debt.amountCents, 1) ? undefined : 'A payoff of at least a cent is required.',
      request: { applicantName: name, debt, letter: { sha256: letter.sha256 } },
    }
    return askSandbox(world, question, call, () => payOff(request, call))
  },
  payoffStandingOf: (request, call) => {
    const { applicantName: name, ...asked } = request
    const question = {
      provider: PROVIDER,
      capability: 'payments.payoffStandingOf',
      name,
      refusal: asked.reference === '' ? 'There is no payoff under this reference.' : undefined,
      request: asked,
    }
    return askSandbox(world, question, call, () => payoffStandingOf(request, call))
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
    return askSandbox(world, question, call, () => disburse(request, call))
  },
  standingOf: (request, call) => {
    const question = {
      provider: PROVIDER,
      capability: 'payments.standingOf',
      name: request.holder,
      refusal: TRACE_NUMBER.test(request.traceNumber) ? undefined : 'There is no transfer under this trace number.',
      request: { traceNumber: request.traceNumber, sentOn: request.sentOn },
    }
    return askSandbox(world, question, call, () => standingOf(request, call))
  },
  withdraw: (request, call) => {
    const question = {
      provider: PROVIDER,
      capability: 'payments.withdraw',
      name: request.holder,
      refusal: TRACE_NUMBER.test(request.traceNumber) ? undefined : 'There is no transfer under this trace number.',
      request: { traceNumber: request.traceNumber, sentOn: request.sentOn },
    }
    return askSandbox(world, question, call, () => withdraw(request, call))
  },
})

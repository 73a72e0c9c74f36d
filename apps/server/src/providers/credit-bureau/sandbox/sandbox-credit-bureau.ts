/** The sandbox's credit bureau: a report that follows from who asks, or what the persona says instead. It keeps and repeats no SSN. */
import { addDays, lenderDay } from '@hearthline/domain'
import type { CreditReport, Tradeline } from '@hearthline/domain/facts/credit-report'
import { localDate } from '@hearthline/domain/facts/scalars'
import type { ProviderCall, RedactedRecord } from '../../provider-call.ts'
import { ProviderRefused, ProviderUnavailable } from '../../provider-call.ts'
import type { SandboxAnswer } from '../../sandbox/ask-sandbox.ts'
import { askSandbox } from '../../sandbox/ask-sandbox.ts'
import { drawReference } from '../../sandbox/draw.ts'
import { mortgageOf } from '../../sandbox/household.ts'
import { personaOf } from '../../sandbox/personas.ts'
import { type SandboxDay, sandboxDay } from '../../sandbox/sandbox-day.ts'
import type { SandboxWorld } from '../../sandbox/world.ts'
import type { CreditBureau, CreditRequest } from '../port.ts'
import { debtsOf } from './debts-of.ts'
import { outcomeOf } from './outcome-of.ts'
import { SCORE_FACTORS, scoresOf } from './scores-of.ts'

type Pull = 'SOFT' | 'HARD'

const PROVIDER = 'Cedar Credit Bureau (sandbox)'

/** What the attempts table may keep: the year of birth only, and of SSN and PIN that they were given. */
const redact = (request: CreditRequest): RedactedRecord => ({
  name: request.name,
  bornInYear: request.bornOn.slice(0, 4),
  address: request.address,
  ssnGiven: Boolean(request.ssn),
  pinGiven: Boolean(request.pin),
  thawed: request.thawed ?? false,
})

/** The reason never repeats what was sent. */
function refuseMalformed(request: CreditRequest, pull: Pull): void {
  const refuse = (because: string) => new ProviderRefused(PROVIDER, because, redact(request))
  if (!localDate.safeParse(request.bornOn).success) throw refuse('The date of birth is not a date.')
  if (request.ssn !== undefined && !/^\d{9}$/.test(request.ssn)) throw refuse('A Social Security number has nine digits.')
  if (pull === 'HARD' && request.ssn === undefined) throw refuse('A hard pull needs a Social Security number.')
}

function tradelinesOf(request: CreditRequest, day: SandboxDay): Tradeline[] {
  const mortgage = mortgageOf(request.name, request.address.state, day)
  const late30In12Months = personaOf(request.name.lastName)?.lastName === 'Delinquent' ? 2 : 0
  const subject: Tradeline = {
    id: 'mortgage-1',
    creditor: mortgage.holder,
    kind: 'MORTGAGE',
    last4: mortgage.last4,
    status: 'OPEN',
    balanceCents: mortgage.balanceCents,
    monthlyPaymentCents: mortgage.monthlyPaymentCents,
    openedOn: mortgage.openedOn,
    securedBy: 'SUBJECT',
    late30In12Months,
  }
  return [subject, ...debtsOf(request.name, mortgage.monthlyPaymentCents, day)]
}

/** Inquiries that the soft pull did not show. */
const newInquiries = (request: CreditRequest, pull: Pull, now: string): CreditReport['inquiries'] =>
  pull === 'HARD' && personaOf(request.name.lastName)?.lastName === 'Inquiries'
    ? [
        { creditor: 'Coastline Auto Finance', on: addDays(lenderDay(now), -9) },
        { creditor: 'Northgate Card', on: addDays(lenderDay(now), -4) },
      ]
    : []

function report(world: SandboxWorld, request: CreditRequest, pull: Pull, call: ProviderCall): SandboxAnswer<CreditReport> {
  refuseMalformed(request, pull)
  const reference = drawReference(pull.toLowerCase(), call.idempotencyKey)
  const outcome = outcomeOf(request)
  const day = sandboxDay(world, call.now)
  const found = outcome === 'REPORT'
  const data: CreditReport = {
    outcome,
    bureau: 'Cedar Credit Bureau',
    bureauAddress: 'P.O. Box 4000, Springfield, IL 62701',
    bureauPhone: '8005550100',
    bureauUrl: 'https://bureau.example',
    reference,
    pulledAt: call.now,
    scores: found ? scoresOf(request, pull, day) : [],
    scoreRange: { low: 300, high: 850 },
    scoreFactors: found ? [...SCORE_FACTORS] : [],
    tradelines: found ? tradelinesOf(request, day) : [],
    publicRecords: [],
    inquiries: found ? newInquiries(request, pull, call.now) : [],
  }
  const response = { pull, outcome, reference, scores: data.scores, tradelines: data.tradelines.length, inquiries: data.inquiries.length }
  return { data, reference, response }
}

export function sandboxCreditBureau(world: SandboxWorld): CreditBureau {
  const pull = (kind: Pull, request: CreditRequest, call: ProviderCall) => {
    const question = {
      provider: PROVIDER,
      capability: `credit-bureau.${kind}`,
      name: request.name,
      address: request.address,
      request: redact(request),
    }
    return askSandbox(world, question, call, () => {
      if (personaOf(request.name.lastName)?.lastName === 'Bureaudown') {
        throw new ProviderUnavailable(PROVIDER, 'SERVER_ERROR', question.request)
      }
      return report(world, request, kind, call)
    })
  }
  return {
    pullSoft: (request, call) => pull('SOFT', request, call),
    pullHard: (request, call) => pull('HARD', request, call),
  }
}

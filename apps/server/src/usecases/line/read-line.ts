/** An open line as borrower, team and partner see it: by one function, from the ledger's own entries. */
import {
  costsOfDraw,
  drawWords,
  formatLocalDate,
  type LedgerKind,
  lenderDay,
  linePlanOn,
  lineStanding,
  type NamedCost,
  payoffsBack,
  recordedOf,
  standing,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { ratedDraws } from '../../engine/rated-draws.ts'
import { type ApplicationFile, readFile } from '../../store/repositories/applications.ts'
import { type KeptLine, lineOf } from '../../store/repositories/lines.ts'
import { primeRowsOf } from '../../store/repositories/prime-rows.ts'
import { transfersOf } from '../../store/repositories/transfers.ts'
import { asSystem } from '../../store/scope.ts'
import { type Caller, openApplication } from '../application/open-application.ts'
import { openAsStaff, type StaffCaller } from '../console/staff-caller.ts'
import { notFound } from '../problem.ts'
import type { PartnerCaller } from '../session/live-session.ts'
import { type PaidTo, payeesByCause } from './payees.ts'

type Parts = Pick<Container, 'db' | 'clock'>

/** @throws Problem not_found */
export async function readLine(parts: Parts, caller: Caller, uuid: string) {
  return lineBody(parts, await openApplication(parts.db, caller, uuid, parts.clock.now()))
}

/** @throws Problem not_found, forbidden */
export async function readLineAsStaff(parts: Parts, staff: StaffCaller, uuid: string) {
  return lineBody(parts, await openAsStaff(parts.db, staff, uuid, parts.clock.now()))
}

/** @throws Problem not_found also for an application of another organization */
export async function readLineForPartner(parts: Parts, partner: PartnerCaller, uuid: string) {
  const file = await readFile(parts.db, uuid, parts.clock.now())
  if (!file || file.row.organizationCode !== partner.organizationCode) throw notFound('No such application was found')
  return lineBody(parts, file)
}

async function lineBody({ db, clock }: Parts, { row, facts }: ApplicationFile) {
  const kept = await lineOf(db, row.id)
  if (!kept) return { line: null }
  // A lender's own rows of the index are staff's to read; what follows from them is told to whoever has the line.
  const primeRows = await asSystem(() => primeRowsOf(db, kept.organizationCode))
  const { openedOn, drawsUntil, limitCents } = kept
  const today = lenderDay(clock.now())
  const figures = lineStanding(
    { limitCents, drawsUntil, dueDay: linePlanOn(openedOn).dueDay, draws: ratedDraws(kept, primeRows), entries: kept.entries },
    today,
  )
  const { known } = standing(facts).walk
  // Of a canceled line nothing is drawn and no payment falls due. Once it counts, the ledger says what is left: what is to be given back (12 CFR 1026.15(d)).
  const isCanceled = row.cancelledAt !== null
  const transfers = await transfersOf(db, row.id)
  const sentOn = new Map(transfers.map((transfer) => [`sent:${transfer.traceNumber}`, transfer.sentOn]))
  // What was asked for after the hour at which the day's payments leave is drawn on the next banking day.
  const [drawn] = kept.entries
  const owedFrom = drawn && drawn.effectiveOn > today ? drawn.effectiveOn : undefined
  const canceled = { status: 'CANCELED', availableCents: 0, nextPayment: null } as const
  return {
    line: {
      ...{ openedOn, drawsUntil, limitCents, status: 'OPEN' as const },
      ...figures,
      ...(isCanceled && canceled),
      ...(owedFrom && { owedFrom }),
      onItsWay: transfers
        .filter(({ state }) => state === 'SENT')
        .map(({ amountCents, sentOn, settlesOn: asEarlyAs }) => ({ amountCents, sentOn, asEarlyAs })),
      payoffsBack: [...payoffsBack(known)],
      recent: recentOf(kept, { payees: payeesByCause(known), sentOn, today, costs: costsOfDraw(kept.terms, recordedOf(known)) }),
    },
  }
}

/** As many as a card holds. */
const MOST_RECENT = 6

/** What a borrower reads of it; the lender's own clearing is no concern of theirs. */
const WORDS: Readonly<Partial<Record<LedgerKind, string>>> = {
  SENT: 'Sent to your bank account',
  RETURNED: 'Your bank sent the money back',
  WITHDRAWN: 'Payment stopped before it left',
  PAYOFFS_PAID: 'Paid to your lenders for you',
  PAYOFF_RETURNED: 'Sent back by a lender that we paid for you',
  PAYOFF_TO_BORROWER: 'Sent to you, as your lender did not take it',
  INTEREST: 'Interest',
  PAYMENT: 'Payment. Thank you',
  PAYMENT_RETURNED: 'Your bank did not pay this payment',
  RESCINDED: 'Canceled: what is left is what was sent',
  GIVEN_BACK: 'Given back. Thank you',
  EXCESS_RETURNED: 'Sent back to you',
}

/** Asked for after the hour at which the day's payments leave. */
const LEAVES_LATER = 'Goes out to your bank account'

interface Line {
  kind: LedgerKind
  on: string
  words: string
  amountCents: number
  includes?: NamedCost[]
}

/** By cause: who was paid, and when a transfer left. It counts for the borrower from the day on which the bank has it. */
interface Causes {
  readonly payees: ReadonlyMap<string, PaidTo>
  readonly sentOn: ReadonlyMap<string, string>
  readonly today: string
  readonly costs: readonly NamedCost[]
}

/** The newest first; of the interest of a month there is one line, to its last day so far. */
function recentOf({ entries, draws, terms }: KeptLine, { payees, sentOn, today, costs }: Causes): Line[] {
  const firstDraw = draws.length > 1 ? { words: 'A draw' } : { words: drawWords(costs, terms.originationFeeCents), includes: [...costs] }
  const lines = new Map<string, Line>()
  for (const { kind, effectiveOn, account, amountCents, transactionId, cause } of entries) {
    const on = sentOn.get(cause) ?? effectiveOn
    const paid = payees.get(cause)
    const own = kind === 'DRAW' ? firstDraw : { words: kind === 'SENT' && on > today ? LEAVES_LATER : WORDS[kind] }
    const { words, ...more } = paid ? { words: paidWords(paid, on) } : own
    const counts = SHOWN[kind]?.includes(account)
    if (words === undefined || !counts) continue
    const key = kind === 'INTEREST' ? `interest:${on.slice(0, 7)}` : `${transactionId}`
    const before = lines.get(key)?.amountCents ?? 0
    lines.set(key, {
      ...more,
      kind,
      on,
      words,
      amountCents: before + Math.abs(amountCents) * (kind === 'INTEREST' && amountCents < 0 ? -1 : 1),
    })
  }
  return [...lines.values()]
    .reverse()
    .sort((one, other) => (one.on < other.on ? 1 : one.on > other.on ? -1 : 0))
    .slice(0, MOST_RECENT)
}

/** A payment that left before the draw was made counts from the day of the draw, which stands beside it: the other day is said. */
const paidWords = ({ payee, sentOn }: PaidTo, on: string): string =>
  `Paid to ${payee} for you${sentOn !== undefined && sentOn < on ? `. We sent it on ${formatLocalDate(sentOn)}. You owe interest on it from:` : ''}`

/** By the account that says how much. */
const SHOWN: Readonly<Partial<Record<LedgerKind, readonly string[]>>> = {
  DRAW: ['PRINCIPAL'],
  SENT: ['UNDISBURSED'],
  RETURNED: ['UNDISBURSED'],
  WITHDRAWN: ['UNDISBURSED'],
  PAYOFFS_PAID: ['PAYOFF_CLEARING'],
  PAYOFF_RETURNED: ['PAYOFF_CLEARING'],
  PAYOFF_TO_BORROWER: ['PAYOFF_CLEARING'],
  INTEREST: ['ACCRUED_INTEREST'],
  PAYMENT: ['CASH'],
  PAYMENT_RETURNED: ['CASH'],
  RESCINDED: ['RESCISSION_RECEIVABLE'],
  GIVEN_BACK: ['RESCISSION_RECEIVABLE'],
  EXCESS_RETURNED: ['RESCISSION_RECEIVABLE'],
}

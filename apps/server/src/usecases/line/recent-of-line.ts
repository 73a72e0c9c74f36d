/** What happened on a line lately, as its borrower reads it: each by the day on which it happened, which dates and mails name too. */
import {
  costsOfDraw,
  drawWords,
  formatLocalDate,
  interestNote,
  type Known,
  type LedgerKind,
  type LocalDate,
  moneyDays,
  type NamedCost,
  recordedOf,
  returnTold,
  settledOn,
} from '@hearthline/domain'
import type { KeptLine } from '../../store/repositories/lines.ts'
import type { TransferRow } from '../../store/repositories/transfers.ts'
import { payeesByCause } from './payees.ts'

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

/** Until the day on which it leaves is over: it can be stopped. */
const LEAVES_LATER = 'Goes out to your bank account'
/** Its own line says that it was stopped. */
const NEVER_LEFT = 'Was to go out to your bank account'

/** Of a canceled line, once a bank or a creditor told something after it. */
const LESS_TO_RETURN = 'Taken off what you return'
const MORE_TO_RETURN = 'Added to what you return'

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

interface Line {
  kind: LedgerKind
  on: LocalDate
  words: string
  note?: string
  amountCents: number
  includes?: NamedCost[]
}

interface Around {
  readonly known: Known
  readonly transfers: readonly TransferRow[]
  readonly today: LocalDate
  readonly isCanceled: boolean
}

type Entry = KeptLine['entries'][number]

/** The newest first; of the interest of a month there is one line, to its last day so far. */
export function recentOf(kept: KeptLine, around: Around): Line[] {
  const { known, transfers } = around
  const days = moneyDays(known, transfers)
  const said = wordsOf(kept, around)
  const lines = new Map<string, Line>()
  let isToldCanceled = false
  for (const entry of kept.entries) {
    const { kind, effectiveOn, account, amountCents, transactionId, cause } = entry
    const on = days.get(cause) ?? effectiveOn
    const words = said(entry, on)
    if (words === undefined || !SHOWN[kind]?.includes(account)) continue
    const key = kind === 'INTEREST' ? `interest:${on.slice(0, 7)}` : `${transactionId}`
    const before = lines.get(key)?.amountCents ?? 0
    const isLess = kind === 'INTEREST' && amountCents < 0
    // What was told after the cancellation changes what is left: by less, or by more.
    const more = kind === 'RESCINDED' && isToldCanceled ? { words: amountCents < 0 ? LESS_TO_RETURN : MORE_TO_RETURN } : {}
    isToldCanceled ||= kind === 'RESCINDED'
    lines.set(key, { ...words, ...more, kind, on, amountCents: before + Math.abs(amountCents) * (isLess ? -1 : 1) })
  }
  return [...lines.values()]
    .reverse()
    .sort((one, other) => (one.on < other.on ? 1 : one.on > other.on ? -1 : 0))
    .slice(0, MOST_RECENT)
}

type Words = Pick<Line, 'words' | 'note' | 'includes'>

/** What is read of an entry that happened on a day; undefined of what is no concern of the borrower's. */
function wordsOf(kept: KeptLine, around: Around): (entry: Entry, on: LocalDate) => Words | undefined {
  const { known, today, isCanceled } = around
  const { draws, terms } = kept
  const costs = costsOfDraw(terms, recordedOf(known))
  const payees = payeesByCause(known)
  const notes = notesOfTransfers(around)
  const states = new Map(around.transfers.map(({ traceNumber, state }) => [`sent:${traceNumber}`, state]))
  const bearing = bearingOf(kept, around, costs)
  return ({ kind, cause, effectiveOn }, on) => {
    const payee = payees.get(cause)
    if (payee) return { words: `Paid to ${payee} for you`, ...(on < effectiveOn && { note: countsFrom(effectiveOn) }) }
    if (kind === 'DRAW')
      return draws.length > 1 ? { words: 'A draw' } : { words: drawWords(costs, terms.originationFeeCents), includes: [...costs] }
    const state = kind === 'SENT' ? states.get(cause) : undefined
    if (state === 'WITHDRAWN') return { words: NEVER_LEFT }
    if (kind === 'SENT' && (on > today || (on === today && state === 'SENT'))) return { words: LEAVES_LATER }
    const words = WORDS[kind]
    if (words === undefined) return undefined
    // Of a line that stands still, or was canceled, nothing more is said of interest.
    const note = isCanceled ? undefined : kind === 'INTEREST' ? bearing(on) : notes.get(cause)
    return { words, ...(note !== undefined && { note }) }
  }
}

/** A payment that left before the draw was made counts from the day of the draw. */
const countsFrom = (day: LocalDate): string => `You owe interest on it from ${formatLocalDate(day)}.`

/** Why a payment came back, and from when one bears interest, by what the ledger says brought it about. */
function notesOfTransfers({ known, transfers }: Around): ReadonlyMap<string, string> {
  return new Map(
    transfers.flatMap(({ traceNumber, state, returnCode }): [string, string][] => {
      const isBack = state === 'RETURNED'
      const arrived = arrivedWords(settledOn(known, traceNumber), isBack)
      const why = isBack && returnCode !== null && `${returnTold(returnCode)} You owe no interest on it until it is with you.`
      return [...(arrived ? [pair(`sent:${traceNumber}`, arrived)] : []), ...(why ? [pair(`return:${traceNumber}`, why)] : [])]
    }),
  )
}

/** Undefined where no bank said that it was there: what comes back may never have been. */
function arrivedWords(arrivedOn: LocalDate | undefined, isBack: boolean): string | undefined {
  if (arrivedOn === undefined) return undefined
  const day = formatLocalDate(arrivedOn)
  // Of what came back nothing is promised any more: what became of it stands at its own day.
  return isBack ? `Your bank had it on ${day}, and did not keep it.` : `In your account ${day}. You owe interest on it from that day.`
}

const pair = (cause: string, note: string): [string, string] => [cause, note]

/** On what interest is added, by the last day of it. */
function bearingOf(
  { draws, terms, entries }: KeptLine,
  { known, transfers }: Around,
  costs: readonly NamedCost[],
): (until: LocalDate) => string {
  const hasPayoffs = entries.some(({ kind }) => kind === 'PAYOFFS_PAID')
  const hasFee = terms.originationFeeCents > 0
  const paid = [...(hasFee ? ['fee'] : []), ...(costs.length > (hasFee ? 1 : 0) ? ['costs'] : []), ...(hasPayoffs ? ['payoffs'] : [])]
  const there = transfers.find(({ state }) => state === 'SETTLED')
  const cashFrom = transfers.length === 0 ? undefined : there ? (settledOn(known, there.traceNumber) ?? there.settlesOn) : null
  const [first] = draws
  const days = moneyDays(known, transfers)
  const paidBefore = entries
    .flatMap(({ kind, cause }) => (kind === 'PAYOFFS_PAID' ? (days.get(cause) ?? []) : []))
    .toSorted()
    .at(0)
  return (until) => (first === undefined ? '' : interestNote({ until, paid, drawnOn: first.drawnOn, cashFrom, paidBefore }))
}

/** What payoffs post in the ledger: the payments, and what became of them. */
import type { LedgerEvent } from '../loan/ledger/posting.ts'
import type { LocalDate } from '../values/local-date.ts'
import type { Known } from './item.ts'
import { type PayoffEvent, payoffFollowUp } from './items/funding/payoff-follow-up.ts'
import { payoffs } from './items/funding/payoffs.ts'

export interface PayoffPosting {
  readonly event: LedgerEvent
  /** of a payment the day on which it was sent, which mail and dates name too; of all that bears interest never before the day of the draw */
  readonly effectiveOn: LocalDate
  readonly cause: string
  /** what earlier releases posted it for */
  readonly formerCause?: string
  /** of a payment: who was paid */
  readonly payee?: string
  /** the day on which it happened, which may be before that of the draw; absent of what earlier releases paid without a day, and of what says only how interest counts */
  readonly happenedOn?: LocalDate | undefined
}

/** The draw out of which debts are paid off. */
const OF_DRAW = 1

/**
 * Everything that payoffs post, the payments and what followed; the same causes whenever it is asked, so that each is posted once. `drawnOn`: the day of
 * the draw out of which they are paid.
 */
export function payoffPostings(known: Known, drawnOn: LocalDate): readonly PayoffPosting[] {
  const paid = known(payoffs)?.paid ?? []
  const events = known(payoffFollowUp)?.events ?? []
  return [
    ...paid.map(({ debt, payee, amountCents, reference, on }, index) => ({
      payee,
      happenedOn: on,
      event: { kind: 'PAYOFFS_PAID', cents: amountCents } as const,
      // What earlier releases paid has no day of its own.
      effectiveOn: on ?? drawnOn,
      // One check or wire may pay two debts to the same creditor.
      cause: `payoffs/${debt}/${reference}`,
      // Only the first of one reference was posted.
      ...(paid.findIndex((one) => one.reference === reference) === index && { formerCause: `work:payoffs/${reference}` }),
    })),
    ...events.flatMap((event, index) => {
      const cents = paid.find(({ debt }) => debt === event.debt)?.amountCents ?? 0
      return followUpPostings(event, cents, sentBefore(events, index) ?? drawnOn).map((posted, part) => ({
        event: posted.event,
        effectiveOn: posted.on < drawnOn ? drawnOn : posted.on,
        ...(event.what === 'PAID_AGAIN' && part === 0 && { payee: paid.find(({ debt }) => debt === event.debt)?.payee ?? '' }),
        ...(part === 0 && { happenedOn: event.on }),
        cause: part === 0 ? `payoff-follow-up/${index}` : `payoff-follow-up/${index}/held`,
      }))
    }),
  ]
}

/** When the payment that an event is about was sent again; undefined of the first, which bears interest from the day of the draw. */
const sentBefore = (events: readonly PayoffEvent[], at: number): LocalDate | undefined =>
  events.slice(0, at).findLast(({ what, debt }) => what === 'PAID_AGAIN' && debt === events[at]!.debt)?.on

/** From the day of the payment to the day on which it is sent again the money is with nobody, and no day of that bears interest. */
function followUpPostings(
  event: PayoffEvent,
  cents: number,
  sentOn: LocalDate,
): readonly { readonly event: LedgerEvent; readonly on: LocalDate }[] {
  const { on, amountCents = 0 } = event
  const ended = { event: { kind: 'PAYOFF_HELD_ENDED', draw: OF_DRAW, cents }, on } as const
  switch (event.what) {
    case 'REFUSED':
      return [
        { event: { kind: 'PAYOFF_RETURNED', cents }, on },
        { event: { kind: 'PAYOFF_HELD', draw: OF_DRAW, cents }, on: sentOn },
      ]
    case 'PAID_AGAIN':
      return [{ event: { kind: 'PAYOFFS_PAID', cents }, on }, ended]
    case 'SENT_TO_BORROWER':
      return [{ event: { kind: 'PAYOFF_TO_BORROWER', cents }, on }, ended]
    case 'LENDER_PAID':
      return [{ event: { kind: 'PAYOFF_SHORT_PAID', cents: amountCents }, on }]
    default:
      return []
  }
}

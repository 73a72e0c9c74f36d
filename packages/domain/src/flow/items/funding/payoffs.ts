/**
 * The debts that the line pays off are paid straight to their creditors: those that the decision rests on, and those that the borrower chose. What
 * was paid stands, whatever is decided afterwards: no creditor is paid twice.
 */
import { z } from 'zod'
import { cents, localDate } from '../../../facts/scalars.ts'
import { nextBusinessMoment } from '../../../policy/lender-day.ts'
import { formatExactCents } from '../../../values/money.ts'
import type { ChapterEvent } from '../../chapter.ts'
import { type Known, type StepMail, work } from '../../item.ts'
import { choiceInForce } from '../final/choice-in-force.ts'
import { namedDebts } from './debts-to-pay-off.ts'
import { fundingDecision } from './funding-decision.ts'
import { fundingScreening } from './funding-screening.ts'
import { payoffLetters, unpayable } from './payoff-letters.ts'
import { payoffQuotes } from './payoff-quotes.ts'
import { sanctionsReview } from './sanctions-review.ts'

const paidDebt = z.object({
  debt: z.string(),
  payee: z.string(),
  amountCents: cents,
  reference: z.string(),
  /** the lender's day on which it was sent; earlier releases kept none */
  on: z.optional(localDate),
  /** the letter that went with it */
  letter: z.optional(z.string()),
  /** TEAM: the processor could not pay this creditor, so the team did. */
  by: z.optional(z.literal('TEAM')),
  /** a copy of the team's check or wire, where it was recorded after an owner rescinded */
  copy: z.optional(z.string()),
  /** Recorded so, by another person than recorded the notice and than entered the quotes: from then on the notice is one that came after money had left. */
  isLate: z.optional(z.literal(true)),
})
export type PaidDebt = z.infer<typeof paidDebt>

const unpaidDebt = unpayable.extend({
  /** REFUSED: the processor said in so many words that it does not pay this creditor. */
  why: z.enum([...unpayable.shape.why.options, 'REFUSED']),
  /** the processor's words */
  because: z.optional(z.string()),
  /** how often it was refused: the next try is another payment for the processor */
  refusals: z.optional(z.int()),
  /** a person has said that the creditor is asked anew */
  askAgain: z.optional(z.literal(true)),
})
export type UnpaidDebt = z.infer<typeof unpaidDebt>

export const payoffsData = z.object({
  references: z.array(z.string()),
  /** each payment, with its reference; absent where no quote was asked for: the balances of the report were paid */
  paid: z.optional(z.array(paidDebt)),
  unpaid: z.optional(z.array(unpaidDebt)),
})
export type Payoffs = z.infer<typeof payoffsData>

const ASKED_ANEW: StepMail = {
  subject: 'Your payoff needs a new amount',
  body: 'A creditor’s quote ended before we could pay it, and your draw doesn’t cover the interest since then. We are asking your creditors for new amounts. Keep making your payments until we tell you that a debt is paid.',
}
const DELAYED: StepMail = {
  subject: 'One of your payoffs is delayed',
  body: 'We could not send a payment to one of your creditors. Our team is arranging it another way. Keep making your payments until we tell you that the debt is paid.',
}
const SENT: StepMail = {
  subject: 'We paid your creditors',
  body: 'We sent the payments that pay off your debts, each with a letter that asks the creditor to close the account. You find the letters among your documents. If a payment is due before the creditor confirms, make it: what it gets too much it returns to you. We tell you when each creditor confirms.',
}

function sentMail({ paid = [], unpaid = [] }: Payoffs, _known: Known, before?: Payoffs): StepMail | undefined {
  if (unpaid.some(({ why, askAgain }) => why === 'REFUSED' && !askAgain)) return DELAYED
  if (unpaid.length > 0) return ASKED_ANEW
  return paid.length > (before?.paid?.length ?? 0) ? SENT : undefined
}

/** Each payment with its day, and what is still waited for; undefined of what earlier releases paid, of which nobody knows the day. */
function sentEvents({ paid = [], unpaid = [] }: Payoffs): readonly ChapterEvent[] | undefined {
  const sent = paid.flatMap(({ payee, amountCents, on }) =>
    on ? [{ label: `Payoff sent to ${payee}: ${formatExactCents(amountCents)}`, on }] : [],
  )
  if (sent.length === 0 && unpaid.length === 0) return undefined
  return [
    ...sent,
    ...unpaid.map(({ creditor, why, askAgain }) => ({
      label: `Payoff sent to ${creditor}`,
      meanwhile:
        why === 'REFUSED' && !askAgain ? 'Our team is arranging this payment another way' : `Waiting for a new amount from ${creditor}`,
    })),
  ]
}

export const payoffs = work('payoffs', {
  title: 'Paying off your debts',
  why: 'We pay your creditors directly, and then send you the rest.',
  steps: ['DIRECT_DEBT_PAYOFF', 'PAYOFF_REQUEST_PENDING'],
  beginsAt: (now) => nextBusinessMoment(now),
  // No money before the lender is reasonably satisfied that no one canceled (12 CFR 1026.15(c)), nor on an old comparison with the sanctions list.
  afterAll: true,
  after: [fundingScreening, sanctionsReview],
  applies: (known) => known(fundingDecision) !== undefined && namedDebts(known).length > 0,
  reads: (known) => {
    const quoted = known(payoffQuotes)
    const letters = known(payoffLetters)
    return [namedDebts(known), known(fundingDecision), ...(quoted ? [quoted] : []), ...(letters ? [letters] : [])]
  },
  earlierReads: (known) => [choiceInForce(known)?.payOffTradelineIds, known(fundingDecision)],
  stands: ({ references, unpaid = [] }) => references.length > 0 && unpaid.length === 0,
  settledMail: sentMail,
  chapter: {
    open: 'Your creditors are paid',
    done: 'Creditors paid',
    shown: 'once-signed',
    isAhead: (known) => namedDebts(known).length > 0,
    each: (_known, data) => data && sentEvents(data),
    rule: 'We pay each creditor in full, after our final approval and before we send you the rest.',
  },
  data: payoffsData,
  example: { references: ['payoff-example'] },
})

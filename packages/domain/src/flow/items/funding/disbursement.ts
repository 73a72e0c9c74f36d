/** The money is sent to the borrower. What was sent stands, whatever changes afterwards: it is never sent twice, unless the bank sent it back. */
import * as z from 'zod/mini'
import { localDate } from '../../../facts/scalars.ts'
import { nextBusinessMoment } from '../../../policy/lender-day.ts'
import { formatLocalDateWithYear } from '../../../values/local-date-display.ts'
import { type Known, work } from '../../item.ts'
import { disbursementAccount } from '../banking/disbursement-account.ts'
import { closingTerms } from '../closing/closing-terms.ts'
import { choiceInForce } from '../final/choice-in-force.ts'
import { chosenOffer } from '../offer/chosen-offer.ts'
import { disbursementReturns, hasComeBack, lastReturn, stoppedTransfers } from './disbursement-returns.ts'
import { fundingDecision } from './funding-decision.ts'
import { fundingScreening } from './funding-screening.ts'
import { isNothingLeft } from './payoff-amounts.ts'
import { payoffs } from './payoffs.ts'
import { replacementAccount } from './replacement-account.ts'
import { sanctionsReview } from './sanctions-review.ts'

const sentPayment = z.object({
  traceNumber: z.string(),
  /** the banking day on which it leaves: the day that is asked on, or the next one */
  sentOn: localDate,
  /** SENT: it is on its way, and the bank says when it has it; SETTLED: it has arrived. Earlier releases kept none: what they sent had arrived. */
  status: z.optional(z.enum(['SENT', 'SETTLED'])),
  /** of SENT: the day on which the banks settle it */
  settlesOn: z.optional(localDate),
})
export type Disbursement = z.infer<typeof sentPayment>

/** When it goes out, and when it is there. */
export const sentWords = ({ sentOn, settlesOn = sentOn }: Disbursement, isAgain = false): string =>
  `The cash from your line goes out to your bank account ${isAgain ? 'again ' : ''}on ${formatLocalDateWithYear(sentOn)}. It is in your account as early as ${formatLocalDateWithYear(settlesOn)}. We email you when your bank has it. You owe no interest on it until then.`

/**
 * Whether the account of the line is opened with what was sent. What was signed before terms were stated has none to open an account by; nor is one opened of
 * what an earlier release funded: such an application is never in progress again.
 */
export const opensLine = (known: Known, sent: Disbursement | undefined): boolean =>
  known(closingTerms) !== undefined && sent?.status !== undefined

export const disbursement = work('disbursement', {
  title: 'Sending your money',
  why: 'We send your money to your bank account.',
  steps: ['FUNDABLE'],
  beginsAt: (now) => nextBusinessMoment(now),
  // No money before the lender is reasonably satisfied that no one canceled (12 CFR 1026.15(c)), none of what the creditors are still owed, and none to
  // another account than the approved one before that is approved: nothing that opens again after the approval lets it leave.
  afterAll: true,
  // Beside which the borrower may be asked for another account: it is no frontier then.
  after: [fundingScreening, sanctionsReview],
  reads: (known) => {
    // What the creditors were paid is not sent to the borrower.
    const paid = known(payoffs)?.paid
    const returned = lastReturn(known)
    const again = returned ? [returned, known(replacementAccount)] : []
    const stopped = stoppedTransfers(known)
    return [
      ...[known(fundingDecision), known(disbursementAccount), choiceInForce(known)],
      ...[...(paid ? [paid] : []), ...again, ...(stopped.length > 0 ? [stopped] : [])],
    ]
  },
  earlierReads: (known) => [known(fundingDecision), known(disbursementAccount), known(chosenOffer)],
  stands: ({ status }) => status === 'SENT' || status === 'SETTLED',
  // What came back, or was stopped, is not with the borrower: it is sent once more, by another transfer.
  holds: (known, { traceNumber }) =>
    known(disbursementReturns)?.returns.every((returned) => returned.traceNumber !== traceNumber) !== false,
  // What takes the whole draw leaves nothing to be sent. The first time the line is opened with it, and the mail of that says when it goes out.
  settledMail: (sent, known, before) =>
    isNothingLeft(known) || (before === undefined && opensLine(known, sent))
      ? undefined
      : { subject: hasComeBack(known) ? 'We send your money again' : 'We send your money', body: sentWords(sent, hasComeBack(known)) },
  chapter: {
    open: 'Money sent to your account',
    done: 'Money sent to your account',
    shown: 'once-signed',
    on: ({ sentOn }) => sentOn,
    rule: 'We send it on a business day, after our final approval. The Truth in Lending Act lets no money move before the right to cancel has ended and we are reasonably sure that no one used it.',
    moves: 'It moves with anything above that takes longer.',
  },
  data: sentPayment,
  example: { traceNumber: '121000350000042', sentOn: '2026-11-30', status: 'SETTLED' },
})

/** The account of the line is opened by its terms, and the first draw and what was paid out of it are posted in its ledger. */
import * as z from 'zod/mini'
import { cents, localDate } from '../../../facts/scalars.ts'
import { work } from '../../item.ts'
import { closingTerms } from '../closing/closing-terms.ts'
import { disbursement, opensLine, sentWords } from './disbursement.ts'
import { isNothingLeft } from './payoff-amounts.ts'
import { payoffs } from './payoffs.ts'

export const lineOpening = work('line-opening', {
  title: 'Opening your line',
  why: 'We sent your money, and open the account of your line.',
  steps: ['FUNDABLE'],
  applies: (known) => opensLine(known, known(disbursement)),
  reads: (known) => [known(disbursement), known(payoffs)],
  // A line opens once (record 0119): what is sent again has a mail of its own.
  settledMail: (_line, known, before) => {
    const sent = known(disbursement)
    if (before !== undefined || sent === undefined) return undefined
    const of = isNothingLeft(known) ? 'Your draw pays the debts and costs in your final offer.' : sentWords(sent)
    return { subject: 'Your line is open', body: `Your line of credit is open. ${of}` }
  },
  chapter: {
    // By the agreement the line is opened when that is signed (docs/decisions/0100); the borrower draws on it from this day on.
    open: 'Your first draw',
    done: 'First draw made',
    shown: 'once-signed',
    isOnce: true,
    isAhead: (known) => known(closingTerms) !== undefined,
    on: ({ drawnOn }) => drawnOn,
    rule: 'We make your first draw on the day we send the money. From that day you owe interest on what we paid for you, also where a creditor was paid a day before. You owe interest on the cash from the day your bank has it. Your line is opened on the day you sign the agreement.',
  },
  data: z.object({
    openedOn: localDate,
    drawnOn: localDate,
    drawsUntil: localDate,
    limitCents: cents,
    /** the last day of the first cycle in which something is owed; its statement follows */
    firstStatementOn: localDate,
    firstDueOn: localDate,
  }),
  example: {
    openedOn: '2026-11-24',
    drawnOn: '2026-11-30',
    drawsUntil: '2031-11-24',
    limitCents: 8_754_150,
    firstStatementOn: '2026-11-30',
    firstDueOn: '2026-12-25',
  },
})

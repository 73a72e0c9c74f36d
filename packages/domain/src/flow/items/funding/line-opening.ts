/** The account of the line is opened by its terms, and the first draw and what was paid out of it are posted in its ledger. */
import * as z from 'zod/mini'
import { cents, localDate } from '../../../facts/scalars.ts'
import { work } from '../../item.ts'
import { closingTerms } from '../closing/closing-terms.ts'
import { disbursement } from './disbursement.ts'
import { payoffs } from './payoffs.ts'

export const lineOpening = work('line-opening', {
  title: 'Opening your line',
  why: 'We sent your money, and open the account of your line.',
  steps: ['FUNDABLE'],
  // What was signed before terms were stated has none to open an account by.
  // Nor is one opened here of what an earlier release funded: such an application is never in progress again.
  applies: (known) => known(closingTerms) !== undefined && known(disbursement)?.status !== undefined,
  reads: (known) => [known(disbursement), known(payoffs)],
  chapter: {
    open: 'Your line opens',
    done: 'Your line opened',
    shown: 'once-signed',
    isOnce: true,
    isAhead: (known) => known(closingTerms) !== undefined,
    // By the agreement it counts as opened when that was signed; the borrower has it from the first draw on.
    on: ({ drawnOn }) => drawnOn,
    rule: 'Your line opens on the day we send the money. Interest on the first draw counts from that day.',
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

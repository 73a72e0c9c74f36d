/** The organization's limit at the moment at which the money comes up for approval: a later change does not alter what was approved by it. */
import * as z from 'zod/mini'
import { cents } from '../../../facts/scalars.ts'
import { FUNDED_BY_ONE_UP_TO_CENTS } from '../../../policy/funding-limit.ts'
import { type Known, work } from '../../item.ts'
import { closingTerms } from '../closing/closing-terms.ts'
import { accountIn, quotesIn } from './funding-approval.ts'
import { isApproved } from './is-approved.ts'
import { recording } from './recording.ts'

const restsOn = (known: Known): readonly unknown[] => [known(recording), known(closingTerms)?.lineCents]

export const fundingLimit = work('funding-limit', {
  title: 'Funding approval',
  staffTitle: 'Limit of one approval',
  steps: ['FUNDING_DECISION'],
  // All that the approval rests on: what comes up again goes by the limit of that day.
  reads: (known) => [...restsOn(known), ...quotesIn(known), ...accountIn(known)],
  earlierReads: restsOn,
  // What was approved before organizations had a limit of their own went by the house's.
  notAfter: isApproved,
  data: z.object({ approvedByOneUpToCents: cents }),
  labels: { approvedByOneUpToCents: 'One approval is enough up to a line of' },
  example: { approvedByOneUpToCents: FUNDED_BY_ONE_UP_TO_CENTS },
})

/** What one person may release. */
export const mostByOneCents = (known: Known): number => known(fundingLimit)?.approvedByOneUpToCents ?? FUNDED_BY_ONE_UP_TO_CENTS

/** The line counts, fee included: it is what the lender can lose. */
export const needsTwoToFund = (known: Known): boolean => (known(closingTerms)?.lineCents ?? 0) > mostByOneCents(known)

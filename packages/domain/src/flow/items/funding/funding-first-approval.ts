/** Above the limit two persons release the money: this is the first of them. */
import { wait } from '../../item.ts'
import { closingTerms } from '../closing/closing-terms.ts'
import { clearance, isRefused } from '../review-outcome.ts'
import { needsTwoToFund } from './funding-limit.ts'
import { payoffQuotes } from './payoff-quotes.ts'
import { recording } from './recording.ts'

export const fundingFirstApproval = wait('funding-first-approval', {
  title: 'Funding approval',
  staffTitle: 'Funding approval, first of two',
  steps: ['FUNDING_DECISION'],
  by: 'operator',
  notAfter: 'funding-decision',
  applies: needsTwoToFund,
  reads: (known) => {
    const quoted = known(payoffQuotes)
    return [known(recording), known(closingTerms)?.lineCents, ...(quoted ? [quoted] : [])]
  },
  data: clearance,
  leavesOpen: isRefused,
  example: { outcome: 'ACCEPTED', reason: 'File complete, amounts agree.' },
})

/** Above the limit, or where a creditor asks for more than the credit report explains, two persons release the money: this is the first of them. */
import { type Apart, type Known, wait } from '../../item.ts'
import { closingTerms } from '../closing/closing-terms.ts'
import { isRefused } from '../review-outcome.ts'
import { correctionsIn } from './deliveries-stored.ts'
import { accountIn, approvalLabels, approvalMisfits, approvalShown, fundingApproval, quotesIn } from './funding-approval.ts'
import { fundingDecision } from './funding-decision.ts'
import { bothApartFromEvidence, TWO_OTHERS_APPROVE } from './funding-evidence.ts'
import { needsTwoToFund } from './funding-limit.ts'
import { isApproved } from './is-approved.ts'
import { moneyToApprove } from './money-to-approve.ts'
import { notSentYetMail } from './not-sent-yet-mail.ts'
import { hasUnusualQuote } from './payoff-payees.ts'
import { recording } from './recording.ts'

const restsOn = (known: Known): readonly unknown[] => [
  known(recording),
  known(closingTerms)?.lineCents,
  ...quotesIn(known),
  ...correctionsIn(known),
]

export const fundingFirstApproval = wait('funding-first-approval', {
  title: 'Checking your file before we send your money',
  staffTitle: 'Funding approval, first of two',
  steps: ['FUNDING_DECISION'],
  by: 'operator',
  notAfter: isApproved,
  // Of a figure that the report does not explain, both look at what someone else entered.
  apartFrom: (known): Apart => ({
    ...(hasUnusualQuote(known) && { 'payoff-quotes': `You entered the payoff quotes. ${TWO_OTHERS_APPROVE}` }),
    ...bothApartFromEvidence,
  }),
  applies: (known) => needsTwoToFund(known) || hasUnusualQuote(known),
  reads: (known) => [...restsOn(known), ...accountIn(known)],
  shows: moneyToApprove,
  earlierReads: restsOn,
  about: approvalShown,
  data: fundingApproval,
  fits: approvalMisfits,
  labels: approvalLabels,
  leavesOpen: isRefused,
  // Whoever takes back what they had approved finds out first.
  settledMail: (said, _known, before) => (before?.outcome === 'ACCEPTED' ? undefined : notSentYetMail(said, before)),
  // After that a hold stops the payment.
  takenBackUntil: fundingDecision,
  example: { outcome: 'ACCEPTED', reason: 'File complete, amounts agree.' },
})

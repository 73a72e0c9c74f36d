/**
 * Two persons approve another account for the money where two had to release it the first time, above the limit or for a quote that the report does not
 * explain, and where a person accepted the account that the bank did not confirm: this is the first of them.
 */
import { type Given, type IsCurrent, type Known, wait } from '../../item.ts'
import { isRefused } from '../review-outcome.ts'
import { bothApartFromEvidence } from './funding-evidence.ts'
import { needsTwoToFund } from './funding-limit.ts'
import { isMoneySent } from './money-sent.ts'
import { hadUnusualQuote } from './payoff-payees.ts'
import { replacementAccount } from './replacement-account.ts'
import { replacementAccountReview } from './replacement-account-review.ts'
import { destinationShown, isPaidElsewhere, newDestination, newDestinationShown, replacementApproval } from './replacement-approval.ts'
import { keepRefusedAccount, mailOfClearance, replacementClearance } from './replacement-clearance.ts'

const needsTwo = (known: Known): boolean =>
  needsTwoToFund(known) || hadUnusualQuote(known) || known(replacementAccountReview)?.outcome === 'ACCEPTED'

/** Sent, or approved by one as an earlier release had it, and about to be. */
const isOver = (given: Given, isCurrent: IsCurrent): boolean => {
  const last = given('replacement-approval') as { readonly outcome?: string } | undefined
  return isMoneySent(given) || (last?.outcome === 'ACCEPTED' && isCurrent('replacement-approval'))
}

export const replacementFirstApproval = wait('replacement-first-approval', {
  title: 'Approving your new account',
  staffTitle: 'Approval of another account for the money, first of two',
  why: 'You gave us another account. Our team approves it before we send your money there.',
  steps: ['FUNDABLE'],
  progress: 'COMPLETE',
  by: 'operator',
  notAfter: isOver,
  apartFrom: bothApartFromEvidence,
  applies: (known) => isPaidElsewhere(known) && needsTwo(known),
  reads: newDestination,
  shows: newDestinationShown,
  about: destinationShown,
  data: replacementClearance,
  keeps: keepRefusedAccount('replacement-first-approval', (known) => known(replacementAccount)),
  leavesOpen: isRefused,
  settledMail: mailOfClearance,
  takenBackUntil: replacementApproval,
  example: { outcome: 'ACCEPTED', reason: 'The borrower confirmed the account by telephone.' },
})

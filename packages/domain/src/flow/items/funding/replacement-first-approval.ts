/** Above the limit two persons approve another account for the money: this is the first of them. */
import { wait } from '../../item.ts'
import { clearance, isRefused } from '../review-outcome.ts'
import { bothApartFromEvidence } from './funding-evidence.ts'
import { needsTwoToFund } from './funding-limit.ts'
import { isMoneySent } from './money-sent.ts'
import { destinationShown, isPaidElsewhere, newDestination, newDestinationShown } from './replacement-approval.ts'

export const replacementFirstApproval = wait('replacement-first-approval', {
  title: 'Approving your new account',
  staffTitle: 'Approval of another account for the money, first of two',
  why: 'You gave us another account. Our team approves it before we send your money there.',
  steps: ['FUNDABLE'],
  progress: 'COMPLETE',
  by: 'operator',
  notAfter: isMoneySent,
  apartFrom: bothApartFromEvidence,
  applies: (known) => isPaidElsewhere(known) && needsTwoToFund(known),
  reads: newDestination,
  shows: newDestinationShown,
  about: destinationShown,
  data: clearance,
  leavesOpen: isRefused,
  example: { outcome: 'ACCEPTED', reason: 'The borrower confirmed the account by telephone.' },
})

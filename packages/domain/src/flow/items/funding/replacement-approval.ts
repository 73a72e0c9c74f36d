/** Money that came back goes to another account than the one that was approved: a person releases it once more, two where the first sending took two. */
import { z } from 'zod'
import { describeReturn } from '../../../policy/ach-returns.ts'
import { type Known, wait } from '../../item.ts'
import type { ShownBasis } from '../../shown-basis.ts'
import { accountBasis } from '../banking/account-basis.ts'
import { showAccount, shownAccount } from '../banking/bank-account.ts'
import { disbursementAccount } from '../banking/disbursement-account.ts'
import { isRefused } from '../review-outcome.ts'
import { lastReturn } from './disbursement-returns.ts'
import { shownDestination } from './funding-approval.ts'
import { apartFromEvidence } from './funding-evidence.ts'
import { isMoneySent } from './money-sent.ts'
import { replacementAccount } from './replacement-account.ts'
import { isReplacementVerified } from './replacement-account-review.ts'
import { keepRefusedAccount, mailOfClearance, replacementClearance } from './replacement-clearance.ts'

/** The account that is paid: another one is approved anew. */
export const newDestination = (known: Known): readonly unknown[] => {
  const account = known(replacementAccount)
  return account ? [shownDestination(account)] : []
}

export const newDestinationShown = (known: Known): readonly ShownBasis[] => {
  const account = known(replacementAccount)
  return account ? [accountBasis('New account for the money', account)] : []
}

export const isPaidElsewhere = (known: Known): boolean => known(replacementAccount) !== undefined && isReplacementVerified(known)

export const destinationShown = {
  data: z.object({
    /** that was approved with the line */
    approved: z.optional(shownAccount),
    account: z.optional(shownAccount),
    /** why the money or its test came back, as the team reads it */
    because: z.optional(z.string()),
  }),
  of: (known: Known) => {
    const [before, now] = [known(disbursementAccount), known(replacementAccount)]
    const last = lastReturn(known)
    return { approved: before && showAccount(before), account: now && showAccount(now), because: last && describeReturn(last.code) }
  },
}

export const replacementApproval = wait('replacement-approval', {
  title: 'Approving your new account',
  staffTitle: 'Approval of another account for the money',
  why: 'You gave us another account. Our team approves it before we send your money there.',
  steps: ['FUNDABLE'],
  progress: 'COMPLETE',
  by: 'operator',
  // What earlier releases have sent there is not approved afterwards.
  notAfter: isMoneySent,
  apartFrom: {
    // Whose first approval stands: who refused it, or took it back, has approved nothing.
    'replacement-first-approval': {
      told: 'You gave the first approval. Someone else on the team must give the second.',
      isNewest: 'ACCEPTED',
    },
    ...apartFromEvidence,
  },
  applies: isPaidElsewhere,
  reads: newDestination,
  shows: newDestinationShown,
  about: destinationShown,
  data: replacementClearance,
  keeps: keepRefusedAccount('replacement-approval', (known) => known(replacementAccount)),
  leavesOpen: isRefused,
  settledMail: mailOfClearance,
  example: { outcome: 'ACCEPTED', reason: 'The borrower confirmed the account by telephone.' },
})

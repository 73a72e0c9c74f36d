/** What still has to be cleared by a person: raised by checks that did not come back clean. */
import * as z from 'zod/mini'
import { judgment } from '../../../facts/title-report.ts'
import type { Known } from '../../item.ts'
import { wait } from '../../item.ts'
import { contact } from '../about-you/contact.ts'
import { accountNeedsReview, accountsToReview, isAccountVerified } from '../banking/account-standing.ts'
import { showAccount, shownAccount } from '../banking/bank-account.ts'
import { disbursementAccount } from '../banking/disbursement-account.ts'
import { identityCheck } from '../identity/identity-check.ts'
import { identityDocuments } from '../identity/identity-documents.ts'
import { sanctionsScreening } from '../identity/sanctions-screening.ts'
import { clearance, isRefused } from '../review-outcome.ts'
import { balancesToProve, statedBalance } from '../title/effective-liens.ts'
import { fullTitle } from '../title/full-title.ts'
import { valueDispute } from '../valuation/value-dispute.ts'

const sanctionsMatches = (known: Known) => known(sanctionsScreening)?.matches ?? []

/** The checks that left something open, by category [conditions/categories]. */
export function openConditions(known: Known): readonly string[] {
  const raised: string[] = []
  if (known(contact)?.withoutCode === true) raised.push('MISSING_PHONE_NUMBER')
  if (accountNeedsReview(known)) raised.push('BANK_ACCOUNT_FRAUD_REVIEW')
  if (known(identityCheck) && known(identityCheck)?.status !== 'VERIFIED') raised.push('ID_VERIFICATION_FAILURE')
  if ((known(fullTitle)?.judgments.length ?? 0) > 0 || sanctionsMatches(known).length > 0) raised.push('ESCALATION_REVIEW')
  if (balancesToProve(known).length > 0) raised.push('GENERIC_DOCUMENT_REQUEST')
  return raised
}

/** The account that the money would go to, where it could not be verified. */
function accountInReview(known: Known) {
  const account = known(disbursementAccount)
  return account && accountNeedsReview(known) && !isAccountVerified(known) ? showAccount(account) : undefined
}

export const conditions = wait('conditions', {
  title: 'Open conditions',
  steps: ['CONDITIONS_OPEN'],
  by: 'operator',
  // A number that was missing may be confirmed by its owner in the meantime.
  // An account or photos that could not be verified are the borrower's to replace, however long the review takes.
  corrects: [valueDispute, contact, disbursementAccount, identityDocuments],
  applies: (known) => openConditions(known).length > 0,
  reads: (known) => {
    const balances = balancesToProve(known)
    // Another balance is another condition, and so is another account; without one the basis is that of before.
    const matches = sanctionsMatches(known)
    return [
      openConditions(known),
      ...(balances.length > 0 ? [balances] : []),
      ...accountsToReview(known),
      ...(matches.length > 0 ? [matches] : []),
    ]
  },
  earlierReads: (known) => {
    const balances = balancesToProve(known)
    const matches = sanctionsMatches(known)
    return [openConditions(known), ...(balances.length > 0 ? [balances] : []), ...(matches.length > 0 ? [matches] : [])]
  },
  about: {
    data: z.object({
      judgments: z.array(judgment),
      balancesToProve: z.array(statedBalance),
      unverifiedAccount: z.optional(shownAccount),
      /** The photos did not show who the borrower is. */
      needsPhotos: z.boolean(),
    }),
    of: (known) => ({
      judgments: known(fullTitle)?.judgments ?? [],
      balancesToProve: [...balancesToProve(known)],
      unverifiedAccount: accountInReview(known),
      needsPhotos: openConditions(known).includes('ID_VERIFICATION_FAILURE'),
    }),
  },
  chapter: { open: 'Open requests', done: 'Requests completed', shown: 'when-open' },
  mail: {
    CONDITIONS_OPEN: {
      subject: 'We are reviewing your application',
      // One step, several reviews: the screen says which.
      body: 'Our team is reviewing a part of your application. Sign in to see which one. You don’t need to do anything now. We’ll contact you if we need anything.',
    },
  },
  data: clearance,
  leavesOpen: isRefused,
  example: { outcome: 'ACCEPTED', reason: 'All conditions cleared.' },
})

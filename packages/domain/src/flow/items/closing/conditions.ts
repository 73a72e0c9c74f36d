/** What still has to be cleared by a person: raised by checks that did not come back clean. Each is decided by itself (condition-decisions.ts). */
import * as z from 'zod/mini'
import { judgment } from '../../../facts/title-report.ts'
import { formatList } from '../../../underwriting/explanations/format-figure.ts'
import type { Known } from '../../item.ts'
import { wait } from '../../item.ts'
import { contact } from '../about-you/contact.ts'
import {
  accountNeedsReview,
  accountsToReview,
  autopayNeedsReview,
  disbursementNeedsReview,
  isAccountVerified,
} from '../banking/account-standing.ts'
import { showAccount, shownAccount } from '../banking/bank-account.ts'
import { disbursementAccount } from '../banking/disbursement-account.ts'
import { paymentMethod } from '../banking/payment-method.ts'
import { identityCheck } from '../identity/identity-check.ts'
import { identityDocuments } from '../identity/identity-documents.ts'
import { sanctionsScreening } from '../identity/sanctions-screening.ts'
import { clearance } from '../review-outcome.ts'
import { balancesToProve, statedBalance } from '../title/effective-liens.ts'
import { fullTitle } from '../title/full-title.ts'
import { valueDispute } from '../valuation/value-dispute.ts'
import {
  areAllAccepted,
  CONDITIONS,
  type Condition,
  type ConditionDecisions,
  conditionDecisions,
  conditionsAnswer,
  conditionsToDecide,
  decisionParts,
  keptDecisions,
  missingProof,
  outcomeOf,
  toldOf,
} from './condition-decisions.ts'
import { openRaised, raisedParts } from './raised-conditions.ts'

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

/** What of these the borrower may replace: what was accepted needs nothing more. */
function toReplace(known: Known, given: ConditionDecisions | undefined) {
  const account = known(disbursementAccount)
  const isOpen = (condition: Condition) => outcomeOf(known, given, condition) !== 'ACCEPTED'
  const isRefused = (condition: Condition) => outcomeOf(known, given, condition) === 'REFUSED'
  const needsPhotos = openConditions(known).includes('ID_VERIFICATION_FAILURE') && isOpen('IDENTITY')
  const unverifiedAccount = account && disbursementNeedsReview(known) && isOpen('BANK_ACCOUNT') ? showAccount(account) : undefined
  const payments = known(paymentMethod)?.otherAccount
  const unverifiedPayments = payments && autopayNeedsReview(known) && isOpen('AUTOPAY_ACCOUNT') ? showAccount(payments) : undefined
  return {
    needsPhotos,
    photosRefused: needsPhotos && isRefused('IDENTITY'),
    photosTold: toldOf(known, given, 'IDENTITY'),
    unverifiedAccount,
    accountRefused: unverifiedAccount !== undefined && isRefused('BANK_ACCOUNT'),
    accountTold: toldOf(known, given, 'BANK_ACCOUNT'),
    unverifiedPayments,
    paymentsRefused: unverifiedPayments !== undefined && isRefused('AUTOPAY_ACCOUNT'),
    paymentsTold: toldOf(known, given, 'AUTOPAY_ACCOUNT'),
  }
}

/** Of each request that is settled, whoever raised it. */
export const REQUEST_COMPLETED = 'One of our requests is completed'

/** As a mail names what the borrower is asked for. */
const NAMED: Readonly<Partial<Record<Condition, string>>> = {
  IDENTITY: 'the photos of your ID and your face',
  BANK_ACCOUNT: 'the bank account for your money',
  AUTOPAY_ACCOUNT: 'the bank account for your payments',
  JUDGMENTS: 'what you sent about a judgment',
  STATED_BALANCES: 'what you sent about a loan on your home',
  PHONE: 'your phone number',
}

export const conditions = wait('conditions', {
  title: 'Reviewing your application',
  staffTitle: 'Open conditions',
  steps: ['CONDITIONS_OPEN'],
  by: 'operator',
  // A number that was missing may be confirmed by its owner in the meantime.
  // An account or photos that could not be verified are the borrower's to replace, however long the review takes.
  corrects: [valueDispute, contact, disbursementAccount, paymentMethod, identityDocuments],
  applies: (known) => openConditions(known).length > 0 || openRaised(known, 'SIGNING').length > 0,
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
      /** Accepted with a document alone, and none was sent. */
      unproved: z.optional(z.array(z.enum(CONDITIONS))),
      balancesToProve: z.array(statedBalance),
      unverifiedAccount: z.optional(shownAccount),
      /** A person looked at it, and it can’t be used. */
      accountRefused: z.boolean(),
      /** What the team wrote for the borrower to read. */
      accountTold: z.optional(z.string()),
      /** The other account, that monthly payments are drawn from. */
      unverifiedPayments: z.optional(shownAccount),
      paymentsRefused: z.boolean(),
      paymentsTold: z.optional(z.string()),
      /** The photos did not show who the borrower is. */
      needsPhotos: z.boolean(),
      photosRefused: z.boolean(),
      photosTold: z.optional(z.string()),
    }),
    of: (known, _on, given) => ({
      judgments: known(fullTitle)?.judgments ?? [],
      unproved: conditionsToDecide(known).flatMap(({ condition }) => (missingProof(known, condition) ? [condition] : [])),
      balancesToProve: [...balancesToProve(known)],
      ...toReplace(known, given as ConditionDecisions | undefined),
    }),
  },
  chapter: { open: 'Open requests', done: 'Requests completed', shown: 'when-open' },
  mail: {
    CONDITIONS_OPEN: {
      subject: 'We are reviewing your application',
      // One step, several reviews: the screen says which.
      body: 'Our team is reviewing a part of your application. Sign in to see which one. You don’t need to do anything now. We’ll contact you if we need anything.',
      optional: 'NEWS',
    },
  },
  data: conditionDecisions,
  accepts: conditionsAnswer,
  keeps: keptDecisions,
  fits: (known, { decided }) =>
    decided.flatMap(({ condition, outcome }, index) => {
      if (!conditionsToDecide(known).some((open) => open.condition === condition))
        return [{ path: `decided.${index}.condition`, message: 'This is not open now' }]
      const missing = outcome === 'ACCEPTED' ? missingProof(known, condition) : undefined
      return missing === undefined
        ? []
        : [{ path: `decided.${index}.outcome`, message: `Nothing was sent yet. It is accepted only with ${missing}.` }]
    }),
  refusedMail: (theirs) => {
    const refused = theirs.filter(({ outcome }) => outcome === 'REFUSED')
    if (refused.length === 0)
      return {
        subject: 'We need something from you',
        body: 'Our team asked you for something. Sign in to see what it is, and to send it.',
      }
    const it = refused.length === 1 && refused[0]!.part !== 'IDENTITY' ? 'it' : 'them'
    return {
      subject: 'We need something else from you',
      body: `Our team looked at ${formatList(refused.map(({ part }) => NAMED[part as Condition] ?? 'what you sent'))}. We can’t use ${it}. Sign in to replace what we can’t use${
        refused.length < theirs.length ? ', and to see what else we need' : ''
      }.`,
    }
  },
  // Of a match with a sanctions list the borrower is told nothing, and what the team raised has a mail of its own.
  acceptedMail: (accepted) => {
    const named = accepted.flatMap(({ part }) => NAMED[part as Condition] ?? [])
    if (named.length === 0) return undefined
    const it = named.length === 1 && accepted[0]!.part !== 'IDENTITY' ? 'it' : 'them'
    return {
      subject: named.length === 1 ? REQUEST_COMPLETED : 'Our requests are completed',
      body: `Our team reviewed ${formatList(named)}. You don’t need to send anything more for ${it}.`,
      optional: 'NEWS',
    }
  },
  parts: (known, given) => [...decisionParts(known, given), ...raisedParts(known, 'SIGNING')],
  // Each decision says what it is about. What an earlier release decided together rests on what was open then.
  stands: ({ together }) => together === undefined,
  holds: (known, given) => areAllAccepted(known, given) && openRaised(known, 'SIGNING').length === 0,
  earlier: [
    {
      data: clearance,
      example: { outcome: 'ACCEPTED', reason: 'All conditions cleared.' },
      upgrade: (together: ConditionDecisions['together']): ConditionDecisions => ({ decided: [], together }),
    },
  ],
  example: {
    decided: CONDITIONS.map((condition) => ({ condition, outcome: 'ACCEPTED' as const, reason: 'Compared with the documents.' })),
  },
})

/** Whether a person accepted the account that the money goes to, as it is now. */
export const isAccountAccepted = (known: Known): boolean => outcomeOf(known, known(conditions), 'BANK_ACCOUNT') === 'ACCEPTED'

/** By the bank's answer, by two deposits, or by a person who looked at this very account: no other is ever paid. */
export const mayBePaid = (known: Known): boolean => isAccountVerified(known) || isAccountAccepted(known)

/** Whether the judgments of the full title search were cleared. */
export const areJudgmentsCleared = (known: Known): boolean => outcomeOf(known, known(conditions), 'JUDGMENTS') === 'ACCEPTED'

/** What the decision before closing rests on of it. As an earlier release gave it, so that what rests on that stands. */
export function clearedForDecision(known: Known): unknown {
  const given = known(conditions)
  if (!given || given.together) return given?.together
  const cleared = given.decided.filter(({ condition }) => condition === 'JUDGMENTS' || condition === 'STATED_BALANCES')
  return cleared.length > 0 ? cleared.map(({ condition, on }) => [condition, on]) : undefined
}

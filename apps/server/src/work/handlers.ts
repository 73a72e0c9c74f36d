/** The handler of every work item; an item without one does not compile. */

import type { WorkId } from '@hearthline/domain'
import { annualIncome, legalName, lenderDay, valueUsed } from '@hearthline/domain'
import { pullHardCredit } from './credit/pull-hard-credit.ts'
import { pullSoftCredit } from './credit/pull-soft-credit.ts'
import { makeFirstDecision, makeVerifiedDecision } from './decision/make-decision.ts'
import { generateCreditAuthorisation } from './documents/generate-credit-authorisation.ts'
import { findPropertyByAddress } from './property/find-property.ts'
import { valueByModels } from './property/value-property.ts'
import { sandboxAnswer, sandboxDocument } from './sandbox-answer.ts'
import { determineFlood } from './title/determine-flood.ts'
import { searchFullTitle, searchPrequalTitle } from './title/search-title.ts'
import type { WorkContext, WorkHandler } from './work-context.ts'

const is = (context: WorkContext, persona: string) => context.services.personaOf(context.known(legalName)?.lastName ?? '') === persona

export const HANDLERS = {
  'pre-soft-credit-disclosure': generateCreditAuthorisation,
  'soft-credit': pullSoftCredit,
  'find-property': findPropertyByAddress,
  'value-property': valueByModels,
  'prequal-title': searchPrequalTitle,
  'first-decision': makeFirstDecision,
  'flood-determination': determineFlood,
  'hard-credit': pullHardCredit,
  'verified-decision': makeVerifiedDecision,
  'full-title': searchFullTitle,
  'submission-time': async (context) => ({ at: context.now }),
  // Plain answers until these rooms are furnished.
  'application-disclosures': sandboxDocument('application-disclosures', 'APPLICATION_DISCLOSURES'),
  'summary-disclosure': sandboxDocument('summary-disclosure', 'SUMMARY_DISCLOSURE'),
  'income-verification': sandboxAnswer('income-verification', (context) => ({
    verifiedAnnualCents: verifiedIncome(context),
    employmentFlagged: is(context, 'Employercheck'),
  })),
  'account-check': sandboxAnswer('account-check', (context) => ({
    status: is(context, 'Bankfraud') ? 'FAILED_VERIFICATION' : is(context, 'Bankreview') ? 'PENDING_REVIEW' : 'VERIFIED',
  })),
  'identity-check': sandboxAnswer('identity-check', (context) => ({
    status: is(context, 'Idfail') ? 'FAILED' : is(context, 'Idreview') ? 'PENDING_REVIEW' : 'VERIFIED',
    reasons: is(context, 'Idfail') || is(context, 'Idreview') ? ['The front of the document is not readable'] : [],
  })),
  'broker-price-opinion': sandboxAnswer('broker-price-opinion', (context) => ({
    valueCents: valueUsed(context.known)!.valueCents,
    valuedOn: lenderDay(context.now),
    conclusive: !is(context, 'Appraisal'),
  })),
  'appraisal-order': sandboxAnswer('appraisal-order'),
  'closing-disclosure': sandboxDocument('closing-disclosure', 'CLOSING_DISCLOSURE'),
  note: sandboxDocument('note', 'NOTE'),
  'notary-disclosure': sandboxDocument('notary-disclosure', 'NOTARY_DISCLOSURE'),
  'rescission-notice': sandboxDocument('rescission-notice', 'RESCISSION_NOTICE', (context) => ({ deliveredAt: context.now })),
  recording: sandboxAnswer('recording', (context, reference) => ({
    recordingNumber: `R-${reference}`,
    recordedOn: lenderDay(context.now),
  })),
  payoffs: sandboxAnswer('payoffs', (_context, reference) => ({ references: [`payoff-${reference}`] })),
  disbursement: sandboxAnswer('disbursement', (context, reference) => ({ traceNumber: `T-${reference}`, sentOn: lenderDay(context.now) })),
} satisfies Record<WorkId, WorkHandler>

/** Income as the payroll says: as stated, but for the personas whose income is lower. */
function verifiedIncome(context: WorkContext): number {
  const stated = context.known(annualIncome)!
  const total = stated.primaryCents + stated.otherCents
  if (is(context, 'Incomelower')) return Math.round(total / 2)
  return is(context, 'Incomepartial') ? Math.round((total * 4) / 5) : total
}

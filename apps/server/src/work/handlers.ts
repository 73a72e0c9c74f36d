/** The handler of every work item; an item without one does not compile. */

import type { WorkId } from '@hearthline/domain'
import { verifyAccount } from './banking/verify-account.ts'
import { pullHardCredit } from './credit/pull-hard-credit.ts'
import { pullSoftCredit } from './credit/pull-soft-credit.ts'
import { makeFirstDecision, makeVerifiedDecision } from './decision/make-decision.ts'
import { generateCreditAuthorisation } from './documents/generate-credit-authorisation.ts'
import { deliverDocument, prepareDocument } from './documents/prepare-document.ts'
import { disburse } from './funding/disburse.ts'
import { payOffDebts } from './funding/pay-off-debts.ts'
import { recordDeed } from './funding/record-deed.ts'
import { verifyIdentity } from './identity/verify-identity.ts'
import { verifyIncome } from './income/verify-income.ts'
import { findPropertyByAddress } from './property/find-property.ts'
import { valueByModels } from './property/value-property.ts'
import { determineFlood } from './title/determine-flood.ts'
import { searchFullTitle, searchPrequalTitle } from './title/search-title.ts'
import { orderAppraisal, orderPriceOpinion } from './valuation/order-valuation.ts'
import type { WorkHandler } from './work-context.ts'

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
  'application-disclosures': prepareDocument('application-disclosures', 'APPLICATION_DISCLOSURES'),
  'summary-disclosure': prepareDocument('summary-disclosure', 'SUMMARY_DISCLOSURE'),
  'income-verification': verifyIncome,
  'account-check': verifyAccount,
  'identity-check': verifyIdentity,
  'broker-price-opinion': orderPriceOpinion,
  'appraisal-order': orderAppraisal,
  'closing-disclosure': prepareDocument('closing-disclosure', 'CLOSING_DISCLOSURE'),
  note: prepareDocument('note', 'NOTE'),
  'notary-disclosure': prepareDocument('notary-disclosure', 'NOTARY_DISCLOSURE'),
  'rescission-notice': deliverDocument('rescission-notice', 'RESCISSION_NOTICE'),
  recording: recordDeed,
  payoffs: payOffDebts,
  disbursement: disburse,
} satisfies Record<WorkId, WorkHandler>

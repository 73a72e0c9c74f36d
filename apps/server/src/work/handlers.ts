/** The handler of every work item; an item without one does not compile. */

import type { WorkId } from '@hearthline/domain'
import { checkDeposits, sendDeposits } from './banking/micro-deposits.ts'
import { verifyAccount, verifyAutopayAccount, verifyReplacementAccount } from './banking/verify-account.ts'
import { discloseLine, drawUpAgreement } from './closing/disclose-line.ts'
import { drawUpInstrument } from './closing/draw-up-instrument.ts'
import { notifyRightToCancel } from './closing/notify-right-to-cancel.ts'
import { prepareClosingNotices } from './closing/prepare-closing-notices.ts'
import { prepareClosingPapers } from './closing/prepare-closing-papers.ts'
import { prepareNotary } from './closing/prepare-notary.ts'
import { stateClosingTerms } from './closing/state-closing-terms.ts'
import { giveTexasNotice, itemizeTexasCosts } from './closing/texas-facts.ts'
import { pullHardCredit } from './credit/pull-hard-credit.ts'
import { pullSoftCredit } from './credit/pull-soft-credit.ts'
import { makeFinalDecision, makeFirstDecision, makeVerifiedDecision } from './decision/make-decision.ts'
import { generateCreditAuthorization } from './documents/generate-credit-authorization.ts'
import { giveApplicationDisclosures } from './documents/give-application-disclosures.ts'
import { giveFloodNotice } from './documents/give-flood-notice.ts'
import { summarizeApplication } from './documents/summarize-application.ts'
import { disburse } from './funding/disburse.ts'
import { drawPayoffLetters } from './funding/draw-payoff-letters.ts'
import { keepFundingLimit } from './funding/keep-funding-limit.ts'
import { openLine } from './funding/open-line.ts'
import { payOffDebts } from './funding/pay-off-debts.ts'
import { recordDeed } from './funding/record-deed.ts'
import { requestPayoffs } from './funding/request-payoffs.ts'
import { testAccount } from './funding/test-account.ts'
import { screenBeforeFunding, screenSanctions } from './identity/screen-sanctions.ts'
import { verifyIdentity } from './identity/verify-identity.ts'
import { verifySignerIdentity } from './identity/verify-signer-identity.ts'
import { readIncomeDocuments } from './income/read-income-documents.ts'
import { readLinkedIncome } from './income/read-linked-income.ts'
import { verifyIncome } from './income/verify-income.ts'
import { bookNotary } from './notary/book-notary.ts'
import { fileSignedDeed } from './notary/file-signed-deed.ts'
import { findPropertyByAddress } from './property/find-property.ts'
import { valueByModels } from './property/value-property.ts'
import { makeSignedSet, makeSignersSet } from './signing/make-signed-set.ts'
import { determineFlood } from './title/determine-flood.ts'
import { searchFullTitle, searchPrequalTitle } from './title/search-title.ts'
import { collectValuationFee } from './valuation/collect-valuation-fee.ts'
import { giveAutomatedValuationCopy, giveValuationCopies } from './valuation/give-valuation-copies.ts'
import { bookVisit, orderAppraisal, orderPriceOpinion, orderSecondValuation } from './valuation/order-valuation.ts'
import type { WorkHandler } from './work-context.ts'

export const HANDLERS = {
  'pre-soft-credit-disclosure': generateCreditAuthorization,
  'soft-credit': pullSoftCredit,
  'find-property': findPropertyByAddress,
  'value-property': valueByModels,
  'prequal-title': searchPrequalTitle,
  'first-decision': makeFirstDecision,
  'flood-determination': determineFlood,
  'flood-notice': giveFloodNotice,
  'hard-credit': pullHardCredit,
  'verified-decision': makeVerifiedDecision,
  'full-title': searchFullTitle,
  'final-decision': makeFinalDecision,
  'submission-time': async (context) => ({ at: context.now }),
  'application-disclosures': giveApplicationDisclosures,
  'summary-disclosure': summarizeApplication,
  'payroll-reading': readLinkedIncome('PAYROLL'),
  'bank-income-reading': readLinkedIncome('BANK'),
  'tax-reading': readLinkedIncome('TAX_RECORDS'),
  'income-document-reading': readIncomeDocuments,
  'income-verification': verifyIncome,
  'account-check': verifyAccount,
  'autopay-check': verifyAutopayAccount,
  'micro-deposits': sendDeposits,
  'micro-deposit-check': checkDeposits,
  'identity-check': verifyIdentity,
  'sanctions-screening': screenSanctions,
  'funding-screening': screenBeforeFunding,
  'signer-identity-check': verifySignerIdentity,
  'valuation-booking': bookVisit,
  'broker-price-opinion': orderPriceOpinion,
  'appraisal-order': orderAppraisal,
  'second-valuation-order': orderSecondValuation,
  'automated-valuation-copy': giveAutomatedValuationCopy,
  'valuation-copies': giveValuationCopies,
  'closing-terms': stateClosingTerms,
  'closing-disclosure': discloseLine,
  note: drawUpAgreement,
  'signed-set': makeSignedSet,
  'signer-signed-set': makeSignersSet,
  'security-instrument': drawUpInstrument,
  'closing-papers': prepareClosingPapers,
  'closing-notices': prepareClosingNotices,
  'texas-notice': giveTexasNotice,
  'texas-itemization': itemizeTexasCosts,
  'notary-disclosure': prepareNotary,
  'notary-booking': bookNotary,
  'deed-signing': fileSignedDeed,
  'rescission-notice': notifyRightToCancel,
  'valuation-fee-collection': collectValuationFee,
  recording: recordDeed,
  'funding-limit': keepFundingLimit,
  'payoff-requests': requestPayoffs,
  'payoff-letters': drawPayoffLetters,
  payoffs: payOffDebts,
  'replacement-account-check': verifyReplacementAccount,
  'account-prenote': testAccount,
  disbursement: disburse,
  'line-opening': openLine,
} satisfies Record<WorkId, WorkHandler>

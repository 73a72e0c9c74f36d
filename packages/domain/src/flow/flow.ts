/** THE ORDER: every item of an application, in the order a borrower lives it. An additional signer has a short one of their own (signer-flow.ts). */
import { CLOSING } from './closing-flow.ts'
import { aboutYou } from './items/about-you/about-you.ts'
import { contact } from './items/about-you/contact.ts'
import { hmda } from './items/about-you/hmda.ts'
import { annualIncome } from './items/apply/annual-income.ts'
import { applicationDisclosures } from './items/apply/application-disclosures.ts'
import { birthDate } from './items/apply/birth-date.ts'
import { homeAddress } from './items/apply/home-address.ts'
import { legalName } from './items/apply/legal-name.ts'
import { lenderEmployee } from './items/apply/lender-employee.ts'
import { propertyAddress } from './items/apply/property-address.ts'
import { saleStatus } from './items/apply/sale-status.ts'
import { softCreditConsent } from './items/apply/soft-credit-consent.ts'
import { texasNotice } from './items/apply/texas-notice.ts'
import { accountCheck } from './items/banking/account-check.ts'
import { accountCorrection } from './items/banking/account-correction.ts'
import { autopayCheck } from './items/banking/autopay-check.ts'
import { autopayCorrection } from './items/banking/autopay-correction.ts'
import { disbursementAccount } from './items/banking/disbursement-account.ts'
import { microDepositAmounts } from './items/banking/micro-deposit-amounts.ts'
import { microDepositCheck } from './items/banking/micro-deposit-check.ts'
import { microDepositRetry } from './items/banking/micro-deposit-retry.ts'
import { microDeposits } from './items/banking/micro-deposits.ts'
import { paymentMethod } from './items/banking/payment-method.ts'
import { conditionMessages } from './items/closing/condition-messages.ts'
import { conditions } from './items/closing/conditions.ts'
import { raisedConditions } from './items/closing/raised-conditions.ts'
import { trustAndFloodCorrection } from './items/closing/trust-and-flood-correction.ts'
import { trustAndFloodInsurance } from './items/closing/trust-and-flood-insurance.ts'
import { trustAndFloodReview } from './items/closing/trust-and-flood-review.ts'
import { creditAccess } from './items/credit/credit-access.ts'
import { creditObstacle } from './items/credit/credit-obstacle.ts'
import { delinquencyExplanation } from './items/credit/delinquency-explanation.ts'
import { delinquencyReview } from './items/credit/delinquency-review.ts'
import { hardCredit } from './items/credit/hard-credit.ts'
import { hardCreditAccess } from './items/credit/hard-credit-access.ts'
import { hardCreditObstacle } from './items/credit/hard-credit-obstacle.ts'
import { inquiryAttestation } from './items/credit/inquiry-attestation.ts'
import { preSoftCreditDisclosure } from './items/credit/pre-soft-credit-disclosure.ts'
import { softCredit } from './items/credit/soft-credit.ts'
import { actionClock } from './items/decision/action-clock.ts'
import { assetsPrequal } from './items/decision/assets-prequal.ts'
import { firstDecision } from './items/decision/first-decision.ts'
import { linePreference } from './items/decision/line-preference.ts'
import { requalify } from './items/decision/requalify.ts'
import { statedAssets } from './items/decision/stated-assets.ts'
import { underwritingReview } from './items/decision/underwriting-review.ts'
import { identityCheck } from './items/identity/identity-check.ts'
import { identityDocuments } from './items/identity/identity-documents.ts'
import { identityRetry } from './items/identity/identity-retry.ts'
import { sanctionsScreening } from './items/identity/sanctions-screening.ts'
import { documentReading } from './items/income/document-reading.ts'
import { employment } from './items/income/employment.ts'
import { employmentConfirmation } from './items/income/employment-confirmation.ts'
import { incomeConfirmation } from './items/income/income-confirmation.ts'
import { incomeEvidence } from './items/income/income-evidence.ts'
import { incomeShortfall } from './items/income/income-shortfall.ts'
import { incomeSources } from './items/income/income-sources.ts'
import { incomeVerification } from './items/income/income-verification.ts'
import { bankReading, payrollReading, taxReading } from './items/income/link-readings.ts'
import { chosenOffer } from './items/offer/chosen-offer.ts'
import { revisedOffer } from './items/offer/revised-offer.ts'
import { verifiedAssets } from './items/offer/verified-assets.ts'
import { verifiedDecision } from './items/offer/verified-decision.ts'
import { verifiedRequalify } from './items/offer/verified-requalify.ts'
import { verifiedReview } from './items/offer/verified-review.ts'
import { findProperty } from './items/property/find-property.ts'
import { ownershipExplanation } from './items/property/ownership-explanation.ts'
import { ownershipReview } from './items/property/ownership-review.ts'
import { propertyChoice } from './items/property/property-choice.ts'
import { propertyCorrection } from './items/property/property-correction.ts'
import { valueEstimate } from './items/property/value-estimate.ts'
import { valueProperty } from './items/property/value-property.ts'
import { ownerMarriages } from './items/signing/owner-marriages.ts'
import { signersRemoved } from './items/signing/signers-removed.ts'
import { submission } from './items/submission/submission.ts'
import { submissionTime } from './items/submission/submission-time.ts'
import { summaryDisclosure } from './items/submission/summary-disclosure.ts'
import { floodDetermination } from './items/title/flood-determination.ts'
import { floodNotice } from './items/title/flood-notice.ts'
import { fullTitle } from './items/title/full-title.ts'
import { lienVerification } from './items/title/lien-verification.ts'
import { prequalTitle } from './items/title/prequal-title.ts'
import { titleSearchOrders } from './items/title/title-search-orders.ts'
import { appraisal } from './items/valuation/appraisal.ts'
import { appraisalAccess } from './items/valuation/appraisal-access.ts'
import { appraisalOrder } from './items/valuation/appraisal-order.ts'
import { appraisalVisit } from './items/valuation/appraisal-visit.ts'
import { automatedValuationCopy } from './items/valuation/automated-valuation-copy.ts'
import { brokerPriceOpinion } from './items/valuation/broker-price-opinion.ts'
import { secondValuation } from './items/valuation/second-valuation.ts'
import { secondValuationOrder } from './items/valuation/second-valuation-order.ts'
import { valuationBooking } from './items/valuation/valuation-booking.ts'
import { valuationCopies } from './items/valuation/valuation-copies.ts'
import { valuationFeeAccount } from './items/valuation/valuation-fee-account.ts'
import { valuationFeeWait } from './items/valuation/valuation-fee-wait.ts'
import { valuationOrder } from './items/valuation/valuation-order.ts'
import { valuationReorder } from './items/valuation/valuation-reorder.ts'
import { valuationVisit } from './items/valuation/valuation-visit.ts'
import { valueDispute } from './items/valuation/value-dispute.ts'
import { valueReview } from './items/valuation/value-review.ts'

export const FLOW = [
  // the registration wizard gives these at once
  propertyAddress,
  homeAddress,
  saleStatus,
  annualIncome,
  legalName,
  birthDate,
  softCreditConsent,
  creditAccess,
  statedAssets,
  linePreference,
  // up to the offer
  preSoftCreditDisclosure,
  // With the application, before anything that can refuse it.
  applicationDisclosures,
  texasNotice,
  softCredit,
  creditObstacle,
  findProperty,
  propertyCorrection,
  propertyChoice,
  valueProperty,
  ownershipExplanation,
  ownershipReview,
  prequalTitle,
  delinquencyExplanation,
  delinquencyReview,
  lienVerification,
  valueEstimate,
  automatedValuationCopy,
  firstDecision,
  assetsPrequal,
  requalify,
  underwritingReview,
  chosenOffer,
  // up to submission
  contact,
  signersRemoved,
  ownerMarriages,
  aboutYou,
  hmda,
  summaryDisclosure,
  submission,
  submissionTime,
  // verification
  hardCreditAccess,
  hardCredit,
  hardCreditObstacle,
  inquiryAttestation,
  incomeEvidence,
  incomeSources,
  payrollReading,
  bankReading,
  taxReading,
  documentReading,
  incomeConfirmation,
  incomeVerification,
  incomeShortfall,
  verifiedDecision,
  verifiedAssets,
  verifiedRequalify,
  verifiedReview,
  revisedOffer,
  employment,
  employmentConfirmation,
  disbursementAccount,
  accountCheck,
  accountCorrection,
  microDeposits,
  paymentMethod,
  autopayCheck,
  autopayCorrection,
  identityDocuments,
  identityCheck,
  identityRetry,
  sanctionsScreening,
  valuationOrder,
  valuationFeeAccount,
  valuationFeeWait,
  valuationBooking,
  valuationReorder,
  valuationVisit,
  brokerPriceOpinion,
  appraisalAccess,
  appraisalOrder,
  appraisalVisit,
  appraisal,
  // The borrower may ask for it until the final offer is accepted.
  valueDispute,
  valueReview,
  secondValuationOrder,
  secondValuation,
  valuationCopies,
  titleSearchOrders,
  fullTitle,
  // closing
  floodDetermination,
  floodNotice,
  trustAndFloodInsurance,
  trustAndFloodReview,
  trustAndFloodCorrection,
  microDepositAmounts,
  microDepositCheck,
  microDepositRetry,
  // Raised at any time; each waits where it is due.
  raisedConditions,
  conditionMessages,
  conditions,
  ...CLOSING,
  // What time alone has brought about; settled from the beginning.
  actionClock,
  lenderEmployee,
] as const

export type FlowItem = (typeof FLOW)[number]
export type ItemId = FlowItem['id']
export type AskId = Extract<FlowItem, { kind: 'ask' }>['id']
export type WaitId = Extract<FlowItem, { kind: 'wait' }>['id']

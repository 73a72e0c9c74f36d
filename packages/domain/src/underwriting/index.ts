/** The rules: eligibility, prices, offers and the decision. */
export { accountsOf, applyChange, applyChanges, type ProposedChange } from './advice/apply-change.ts'
export type { ApprovalPath } from './advice/approval-path.ts'
export { findApprovalPaths, passesRules } from './advice/approval-paths.ts'
export { passingChanges, smallerLine } from './advice/smaller-line.ts'
export { amountLimit } from './decision/amount-limit.ts'
export { compareTables, type DecisionSummary, type TableComparison } from './decision/compare-tables.ts'
export {
  type DecidedFirmOffer,
  type Decision,
  type DecisionFigures,
  decision,
  decisionFigures,
  OUTCOMES,
  type Outcome,
} from './decision/decision.ts'
export { replay, tablesOf } from './decision/replay.ts'
export { type ChosenLine, termsOfLine } from './decision/terms-of-line.ts'
export { underwrite } from './decision/underwrite.ts'
export { checkPlan } from './explanations/check-plan.ts'
export { accountName, describeApprovalPath } from './explanations/describe-approval-path.ts'
export { explainPlan, type PlanAnswer } from './explanations/explain-plan.ts'
export {
  describeFirmOffer,
  describeRefusedFirmOffer,
  type FirmOfferText,
  firmOfferForTeam,
  promisedTerms,
} from './explanations/firm-offer-text.ts'
export {
  formatBasisPoints,
  formatDay,
  formatFigure,
  formatMoneyExact,
} from './explanations/format-figure.ts'
export { explainLimit, LIMIT_TITLES } from './explanations/limit-text.ts'
export { describePayment } from './explanations/payment-text.ts'
export { type Change, change, type Figure, figure, LIMITS, type LimitName, type LimitResult } from './limits/limit-result.ts'
export { costLabel } from './offer/cost-label.ts'
export { COST_TYPES, type Cost, costsFor, FEE_TYPES, toWireCosts, USUAL_THIRD_PARTY_FEES, type WireCost } from './offer/costs.ts'
export { largestDraw, totalOf } from './offer/draw-bounds.ts'
export { type DrawRange, drawRange, offerAt } from './offer/draw-range.ts'
export { type FoundOffer, findOffer, type OfferRequest } from './offer/find-offer.ts'
export { fromWireOffer, type OwnWireOffer } from './offer/from-wire-offer.ts'
export {
  type HistoricalExample,
  type HistoricalPlan,
  type HistoricalYear,
  historicalExample,
  historicalExampleBasis,
} from './offer/historical-example.ts'
export {
  DISCOUNT_TYPES,
  type DiscountType,
  discountType,
  OFFER_TERMS,
  OFFER_TYPES,
  type Offer,
  type OfferDiscount,
  offer,
  type RecordingTaxOpen,
  recordingTaxOpen,
} from './offer/offer.ts'
export { type Quote, type QuoteRequest, quote } from './offer/quote.ts'
export { rateFor, replacesOthers } from './offer/rate-for.ts'
export { toWireOffer, type WireOffer } from './offer/to-wire-offer.ts'
export { type DisclosedPlan, disclosedPlan, type PaymentExample, type PlanTerms, REPRESENTATIVE } from './pricing/disclosed-plan.ts'
export type { CountedPayment } from './situation/monthly-payments.ts'
export { type PayOff, PUBLIC_RECORD } from './situation/pay-offs.ts'
export type { Tables } from './situation/situation.ts'
export type { LinePreference, UnderwritingInput, UnderwritingLien } from './situation/underwriting-input.ts'
export {
  FIRM_CRITERIA,
  type FirmCriterion,
  type FirmOfferTerms,
  firmCollateral,
  firmCriteria,
  firmOfferTerms,
  HOME_STANDARDS,
  type KeptFirmOffer,
  keptFirmOffer,
} from './tables/firm-offer.ts'
export { type Guideline, guidelineSchema } from './tables/guideline.ts'
export { guidelineOn, guidelines } from './tables/guideline-on.ts'
export { defaultOrganizationTerms, type OrganizationTerms, organizationTermsSchema } from './tables/organization-terms.ts'
export { pricingOn, pricingTables } from './tables/pricing-on.ts'
export { type PricingTable, pricingTableSchema } from './tables/pricing-table.ts'
export {
  LEGAL_QUESTIONS,
  type LegalEntry,
  type LegalQuestion,
  type LegalRow,
  type StateLaw,
  type StateRule,
} from './tables/states/state-law.ts'
export { stateLawOn, stateLaws } from './tables/states/state-law-on.ts'

/** The rules: eligibility, prices, offers and the decision. */
export { accountsOf, applyChange, applyChanges, type ChangeMade } from './apply-change.ts'
export { checkPlan } from './check-plan.ts'
export { COST_TYPES, type Cost, type CostContext, costsFor, FEE_TYPES, meetsCriteria, toWireCosts, type WireCost } from './costs.ts'
export { type Decision, type DecisionFigures, decision, decisionFigures, OUTCOMES, type Outcome } from './decision.ts'
export { largestDraw, totalOf } from './draw-bounds.ts'
export { type DrawRange, drawRange, offerAt } from './draw-range.ts'
export { type FoundOffer, findOffer, type OfferRequest } from './find-offer.ts'
export { fromWireOffer, type OwnWireOffer } from './from-wire-offer.ts'
export { type Guideline, guidelineSchema } from './guideline.ts'
export { guidelineOn, guidelines } from './guideline-on.ts'
export { type Change, change, type Figure, figure, LIMITS, type LimitName, type LimitResult } from './limit-result.ts'
export {
  DISCOUNT_TYPES,
  type DiscountType,
  discountType,
  OFFER_TERMS,
  OFFER_TYPES,
  type Offer,
  type OfferDiscount,
  offer,
} from './offer.ts'
export { houseTerms, type OrganizationTerms, organizationTermsSchema } from './organization-terms.ts'
export { pricingOn, pricingTables } from './pricing-on.ts'
export { type PricingTable, pricingTableSchema } from './pricing-table.ts'
export { type Quote, type QuoteRequest, quote } from './quote.ts'
export { rateFor, replacesOthers } from './rate-for.ts'
export type { Tables } from './situation.ts'
export { toWireOffer, type WireOffer } from './to-wire-offer.ts'
export { underwrite } from './underwrite.ts'
export type { LinePreference, UnderwritingInput, WeighedLien } from './underwriting-input.ts'
export type { Way } from './way.ts'
export { passesRules, waysThatPass } from './ways.ts'
export { dayWords, figureWords, moneyWords, percentWords } from './words/figure-words.ts'
export { explainLimit, LIMIT_TITLES } from './words/limit-words.ts'
export { type PlanAnswer, planWords } from './words/plan-words.ts'
export { accountName, wayWords } from './words/way-words.ts'

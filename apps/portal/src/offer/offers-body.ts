/** The wire's offer set, by its declared call; types only, so that no schema reaches the browser. */
import type { CallAt, ReplyOf } from '@hearthline/contract'

export type OffersBody = ReplyOf<CallAt<'GET', '/service-application/api/v1/application/heloc/:uuid/offers'>>
/** What the figures of an offer and their explanations read: an estimate has as much, without an application around it. */
export type OfferFacts = Pick<OffersBody['facts'], 'pricingAsOf' | 'index' | 'score' | 'state'>
/** What a choice is priced with, beside the offers. */
export type OfferGround = Pick<OffersBody, 'costs' | 'liabilities' | 'requiredPayOffs' | 'discounts'>
export type WireOffer = OffersBody['offers'][number]
export type Debt = OffersBody['liabilities'][number]

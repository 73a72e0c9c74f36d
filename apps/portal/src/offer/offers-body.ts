/** The wire's offer set, by its declared call; types only, so that no schema reaches the browser. */
import type { CallAt, ReplyOf } from '@hearthline/contract'

export type OffersBody = ReplyOf<CallAt<'GET', '/service-application/api/v1/application/heloc/:uuid/offers'>>
export type WireOffer = OffersBody['offers'][number]
export type Debt = OffersBody['liabilities'][number]

import { fromWireOffer, type Offer } from '@hearthline/domain/underwriting'
import type { OffersBody } from './offers-body.ts'

/** The offers of the wire in the exact inner form that the loan maths takes. One of UNKNOWN type is left out: no one can choose it. */
export const toOffers = ({ offers }: Pick<OffersBody, 'offers'>): Offer[] =>
  offers.filter(({ type }) => type !== 'UNKNOWN').map((wire) => fromWireOffer(wire))

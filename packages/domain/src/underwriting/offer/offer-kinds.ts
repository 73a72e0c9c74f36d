/** The kinds of offer, apart from the schema: a page that reads a link needs no schema library for them. */

/** The wire's types of offer [offers/terms]; UNKNOWN is a wire value only: we never make such an offer. */
export const OFFER_TYPES = ['FIXED', 'FLOATING'] as const
export const OFFER_TERMS = [5, 10, 15, 20, 30] as const

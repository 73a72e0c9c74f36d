/** Plaid, as operators read it beside an answer. */
export const PLAID = 'Plaid'

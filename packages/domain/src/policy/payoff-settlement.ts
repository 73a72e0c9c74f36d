/** How much of its own money the lender pays to a creditor, on the word of whoever records it. The number is the house's own. */
export const LENDER_PAYS_BY_ONE_UP_TO_CENTS = 50_000

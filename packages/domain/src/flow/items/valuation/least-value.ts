/** No home that a line is opened on is worth less, or more; a slip of the keys says so. */
export const LEAST_VALUE_CENTS = 1_000_000
export const MOST_VALUE_CENTS = 10_000_000_000
export const LEAST_VALUE = 'Check this amount. A home’s value is entered in dollars.'

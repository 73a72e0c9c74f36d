/** Up to which line one person may release the money; above it two have to approve. The house's own, ours to choose. */
export const FUNDED_BY_ONE_UP_TO_CENTS = 15_000_000

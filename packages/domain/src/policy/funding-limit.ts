/**
 * Up to which line one person may release the money, fee included; above it two have to approve. The house's own, ours to choose: an organization
 * says another in its terms. Also what counted for applications of before organizations could.
 */
export const FUNDED_BY_ONE_UP_TO_CENTS = 15_000_000

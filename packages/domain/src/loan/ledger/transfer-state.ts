/** How a credit to the borrower's bank stands. RETURNED is its end; a SETTLED one may come back for some banking days. */
export const TRANSFER_STATES = ['SENT', 'SETTLED', 'RETURNED'] as const
export type TransferState = (typeof TRANSFER_STATES)[number]

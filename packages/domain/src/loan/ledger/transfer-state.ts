/**
 * How a credit to the borrower's bank stands. RETURNED is its end; a SETTLED one may come back for some banking days. WITHDRAWN: stopped before a bank
 * had it, and the end of it too.
 */
export const TRANSFER_STATES = ['SENT', 'SETTLED', 'RETURNED', 'WITHDRAWN'] as const
export type TransferState = (typeof TRANSFER_STATES)[number]

/**
 * What New York's law has said to applicants before a credit report is requested: that one may be, that they are told on request whether one was, with
 * the name and address of the agency (N.Y. Gen. Bus. Law 380-b(b)), and that further ones may follow (380-b(c)).
 */
export const newYorkReportNotice = (lender: string): string =>
  `New York residents: ${lender} may request a consumer report in connection with your application. If you ask, we will tell you whether a report was requested and, if so, the name and address of the consumer reporting agency that furnished it. We may request or use later reports for an update, renewal or extension of your credit.`

/** It is shown to whoever lives there, and for a home there. */
export const isNewYorkNoticeDue = (states: readonly string[]): boolean => states.some((state) => state.toUpperCase() === 'NY')

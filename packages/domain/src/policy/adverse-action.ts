import { addDays, type LocalDate } from '../values/local-date.ts'

/** HMDA's reasons for denial as the LAR codes them (12 CFR 1003.4(a)(16)). */
export type HmdaDenialReason = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9

type Reason = { readonly text: string; readonly hmda: HmdaDenialReason }

/** The principal reasons of Regulation B's form C-1 in its own words (12 CFR 1002 appendix C), with the LAR's code for each. */
export const adverseActionReasons = {
  CREDIT_APPLICATION_INCOMPLETE: { text: 'Credit application incomplete', hmda: 7 },
  INSUFFICIENT_CREDIT_REFERENCES: { text: 'Insufficient number of credit references provided', hmda: 3 },
  UNACCEPTABLE_CREDIT_REFERENCES: { text: 'Unacceptable type of credit references provided', hmda: 3 },
  UNVERIFIABLE_CREDIT_REFERENCES: { text: 'Unable to verify credit references', hmda: 6 },
  TEMPORARY_EMPLOYMENT: { text: 'Temporary or irregular employment', hmda: 2 },
  UNVERIFIABLE_EMPLOYMENT: { text: 'Unable to verify employment', hmda: 6 },
  LENGTH_OF_EMPLOYMENT: { text: 'Length of employment', hmda: 2 },
  INSUFFICIENT_INCOME: { text: 'Income insufficient for amount of credit requested', hmda: 1 },
  EXCESSIVE_OBLIGATIONS: { text: 'Excessive obligations in relation to income', hmda: 1 },
  UNVERIFIABLE_INCOME: { text: 'Unable to verify income', hmda: 6 },
  LENGTH_OF_RESIDENCE: { text: 'Length of residence', hmda: 9 },
  TEMPORARY_RESIDENCE: { text: 'Temporary residence', hmda: 9 },
  UNVERIFIABLE_RESIDENCE: { text: 'Unable to verify residence', hmda: 6 },
  NO_CREDIT_FILE: { text: 'No credit file', hmda: 3 },
  LIMITED_CREDIT_EXPERIENCE: { text: 'Limited credit experience', hmda: 3 },
  POOR_PERFORMANCE_WITH_US: { text: 'Poor credit performance with us', hmda: 3 },
  DELINQUENT_OBLIGATIONS: { text: 'Delinquent past or present credit obligations with others', hmda: 3 },
  COLLECTION_OR_JUDGMENT: { text: 'Collection action or judgment', hmda: 3 },
  GARNISHMENT: { text: 'Garnishment or attachment', hmda: 3 },
  FORECLOSURE: { text: 'Foreclosure or repossession', hmda: 3 },
  BANKRUPTCY: { text: 'Bankruptcy', hmda: 3 },
  RECENT_INQUIRIES: { text: 'Number of recent inquiries on credit bureau report', hmda: 3 },
  INSUFFICIENT_COLLATERAL: { text: 'Value or type of collateral not sufficient', hmda: 4 },
  OTHER: { text: 'Other', hmda: 9 },
} as const satisfies Record<string, Reason>

export type AdverseActionReason = keyof typeof adverseActionReasons

/** Days from a completed application (or from adverse action on an incomplete one) to the notice (12 CFR 1002.9(a)(1)). */
export const adverseActionDays = 30

/** The last day for the notice of action taken: thirty days after the day counted from. */
export function adverseActionDue(from: LocalDate): LocalDate {
  return addDays(from, adverseActionDays)
}

/**
 * The key factors of a score for the notice: at most four, and the number of recent inquiries as a fifth when it was a factor
 * and is not among the four (FCRA 609(f)(1)(C) and (9), 615(a)(2)(B)).
 */
export function keyScoreFactors(factors: readonly string[], isInquiries: (factor: string) => boolean): string[] {
  const unique = [...new Set(factors)]
  const inquiries = unique.slice(4).find(isInquiries)
  const four = unique.slice(0, 4)
  return inquiries === undefined || four.some(isInquiries) ? four : [...four, inquiries]
}

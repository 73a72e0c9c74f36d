/** What the product needs of income verification: the annual income that each source of the borrower's choice proves. */
import { z } from 'zod'
import type { ApplicantName } from '../applicant-name.ts'
import type { ProviderAnswer, ProviderCall } from '../provider-call.ts'

export interface IncomeRequest {
  readonly applicantName: ApplicantName
  /** As the borrower chose them, by the wire's names: TRUV_PAYROLL, PLAID_TRANSACTIONS, POINTSERV_TAX, MANUAL_PAYSTUB. */
  readonly sources: readonly string[]
  /** What the borrower stated, whole cents a year before tax; co-owners' income is not part of it. */
  readonly statedAnnualCents: number
  /** What the borrower stated of co-owners, where there is any. */
  readonly statedCoOwnersCents?: number
}

export const verifiedIncome = z.object({
  /** Whole cents a year before tax. */
  verifiedAnnualCents: z.int().min(0),
  /** The same of co-owners, as far as it was verified; absent where none of it was. */
  verifiedCoOwnersCents: z.int().min(0).optional(),
  /** The employer has to confirm the employment. */
  employmentFlagged: z.boolean(),
})
export type VerifiedIncome = z.infer<typeof verifiedIncome>

export interface Income {
  /** An income that is not verified yet is no answer: it is ProviderUnavailable of kind PENDING. */
  verify(request: IncomeRequest, call: ProviderCall): Promise<ProviderAnswer<VerifiedIncome>>
}

/** What the product needs of payroll providers: pay and employment, by an account that a person connects. */
import type { IncomeLink } from '../income-link.ts'

export type Income = IncomeLink

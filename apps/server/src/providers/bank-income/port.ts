/** What the product needs of a bank aggregator for income: deposits, by an account that a person connects. */
import type { IncomeLink } from '../income-link.ts'

export type BankIncome = IncomeLink

/** What the product needs of a tax transcript service: returns and wages as the tax office has them, with a person’s consent. */
import type { IncomeLink } from '../income-link.ts'

export type TaxRecords = IncomeLink

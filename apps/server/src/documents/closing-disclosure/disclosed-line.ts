/** What the disclosures of a line that is about to be opened are made of. */
import type { LineTerms, NoticeParties, SecurityInstrument } from '@hearthline/domain'

export interface ClosingDisclosure {
  readonly parties: Pick<NoticeParties, 'lender' | 'applicant'>
  readonly loanNumber: number
  /** instant */
  readonly madeAt: string
  readonly home: string
  readonly instrument: SecurityInstrument
  readonly terms: LineTerms
  /** of each month */
  readonly dueDay: number
  /** names of the discounts, as the screens call them */
  readonly discountNames: Readonly<Partial<Record<LineTerms['discounts'][number]['type'], string>>>
}

/** How a letter to a creditor of the borrower begins: who writes, to whom, about which account. The account is named by its last digits alone. */
import { formatLenderMoment, type LineTerms, type NoticeParties } from '@hearthline/domain'
import type { Block } from '../document-text.ts'

export interface CreditorLetter {
  readonly parties: Pick<NoticeParties, 'lender' | 'applicant'>
  readonly loanNumber: number
  /** instant */
  readonly madeAt: string
  /** one of the debts of the terms */
  readonly debt: LineTerms['payOffs'][number]
}

export const creditorHead = (title: string, { parties: { lender, applicant }, loanNumber, madeAt, debt }: CreditorLetter): Block[] => [
  { kind: 'title', text: title },
  { kind: 'small', text: `Our file HL-${loanNumber}. Prepared ${formatLenderMoment(madeAt)}.` },
  {
    kind: 'parties',
    parties: [
      { title: 'From', lines: [lender.legalName, lender.address, lender.phone, lender.email].filter(Boolean) },
      { title: 'To', lines: [debt.creditor, 'Payoff department'] },
    ],
  },
  {
    kind: 'facts',
    rows: [
      ['Your customer', applicant.name],
      ['Address', applicant.address],
      ['Account', debt.last4 ? `ending in ${debt.last4}` : 'as in your records under this name and address'],
    ],
  },
]

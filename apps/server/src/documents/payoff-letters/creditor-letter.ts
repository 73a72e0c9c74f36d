/** How a letter to a creditor of the borrower begins: who writes, to whom, about which account. The account is named by its last digits alone. */
import { formatLenderMoment, type NoticeParties } from '@hearthline/domain'
import type { Block } from '../document-text.ts'

export interface CreditorLetter {
  readonly parties: Pick<NoticeParties, 'lender' | 'applicant'>
  readonly loanNumber: number
  /** instant */
  readonly madeAt: string
  readonly debt: {
    readonly creditor: string
    readonly last4?: string | undefined
    /** the address of the creditor's own letter, where it has written one */
    readonly payTo?: string | undefined
  }
}

export const creditorHead = (title: string, { parties: { lender, applicant }, loanNumber, madeAt, debt }: CreditorLetter): Block[] => [
  { kind: 'title', text: title },
  { kind: 'small', text: `Our file HL-${loanNumber}. Prepared ${formatLenderMoment(madeAt)}.` },
  {
    kind: 'parties',
    parties: [
      { title: 'From', lines: [lender.legalName, lender.address, lender.phone, lender.email].filter(Boolean) },
      { title: 'To', lines: debt.payTo ? [debt.creditor, debt.payTo] : [debt.creditor, 'Payoff department'] },
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

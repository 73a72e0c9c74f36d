/** Asks a creditor what it takes to pay off a debt of the borrower, with the borrower's authorization. */
import { DOCUMENT_TITLES, formatLocalDateWithYear } from '@hearthline/domain'
import { paragraph } from '../document-text.ts'
import type { Renderer } from '../renderer.ts'
import { type CreditorLetter, creditorHead } from './creditor-letter.ts'

interface PayoffRequest extends CreditorLetter {
  /** through which interest is quoted */
  readonly goodThrough: string
}

const TITLE = DOCUMENT_TITLES.PAYOFF_REQUEST

export const payoffRequest: Renderer<PayoffRequest> = {
  version: '2026-11-25',
  describe: (data) => {
    const { lender, applicant } = data.parties
    return {
      title: TITLE,
      author: lender.legalName,
      madeAt: data.madeAt,
      blocks: [
        ...creditorHead(TITLE, data),
        paragraph(
          `${applicant.name} is opening a home equity line of credit with us, and the first draw pays off the account above. Please send us a payoff quote in writing.`,
        ),
        {
          kind: 'list',
          items: [
            `The amount that pays the account in full through ${formatLocalDateWithYear(data.goodThrough)}, with principal, interest and each fee listed separately.`,
            'Interest for each day after that.',
            'How long the quote is good, and by which day and hour a payment must arrive.',
            'Where and how to pay: address, or routing and account number for an electronic payment.',
            'Whether the account secures a lien on the home, and how it is released.',
          ],
        },
        paragraph(
          `${applicant.name} authorizes us to ask for this, and you to answer us, in the agreement with us. We send you a copy of that authorization when you ask for it.`,
        ),
        paragraph(`Please answer to ${lender.email} or to the address above, and name HL-${data.loanNumber}.`),
      ],
    }
  },
}

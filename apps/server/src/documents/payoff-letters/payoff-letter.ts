/** Goes with the payment that pays off a debt, and asks to close the account and release what secures it. */
import { DOCUMENT_TITLES } from '@hearthline/domain'
import { money } from '../application-disclosures/figures.ts'
import { paragraph } from '../document-text.ts'
import type { Renderer } from '../renderer.ts'
import { type CreditorLetter, creditorHead } from './creditor-letter.ts'

interface PayoffLetter extends CreditorLetter {
  readonly debt: CreditorLetter['debt'] & { readonly amountCents: number }
  /** ours, by which the creditor names the payment */
  readonly reference: string
}

const TITLE = DOCUMENT_TITLES.PAYOFF_LETTER

export const payoffLetter: Renderer<PayoffLetter> = {
  version: '2026-11-25',
  describe: (data) => {
    const { lender, applicant } = data.parties
    return {
      title: TITLE,
      author: lender.legalName,
      madeAt: data.madeAt,
      blocks: [
        ...creditorHead(TITLE, data),
        {
          kind: 'facts',
          rows: [
            ['Payment', money(data.debt.amountCents)],
            ['Our reference', data.reference],
          ],
        },
        paragraph(
          `This payment is made for ${applicant.name}, from the first draw of a home equity line of credit, to pay the account in full.`,
        ),
        {
          kind: 'list',
          items: [
            'Apply it to the account above, to nothing else.',
            'Close the account to new charges and advances. Do not reopen it without a new request of your customer.',
            'Release each lien that secures it, record the release where it is recorded, and send your customer a copy.',
            'Return what is more than the payoff amount to your customer. Tell us at once if it is less.',
            'Send your customer and us a letter that the account is paid in full and closed.',
          ],
        },
        paragraph(
          `${applicant.name} asks for this and authorizes you to confirm it to us. The authorization is part of the agreement signed with us.`,
        ),
        paragraph(`Questions: ${lender.phone} or ${lender.email}, HL-${data.loanNumber}.`),
      ],
    }
  },
}

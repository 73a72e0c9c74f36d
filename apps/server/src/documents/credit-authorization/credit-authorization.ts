/** The authorization of a soft credit inquiry, in the words that the applicant agreed to (15 USC 1681b(a)(2)): who gave it, when, and to which bureau. */
import { DOCUMENT_TITLES, formatLenderMoment, type NoticeParties } from '@hearthline/domain'
import { heading, paragraph } from '../document-text.ts'
import type { Renderer } from '../renderer.ts'

interface CreditAuthorization {
  readonly parties: Pick<NoticeParties, 'lender' | 'applicant'>
  /** the words beside the button, as they were agreed to */
  readonly words: string
  /** of those words */
  readonly version: string
  readonly bureau: string
  /** instant */
  readonly recordedAt: string
}

const TITLE = DOCUMENT_TITLES.PRE_SOFT_CREDIT_DISCLOSURE

export const creditAuthorization: Renderer<CreditAuthorization> = {
  version: '2026-11-25',
  describe: ({ parties: { lender, applicant }, words, version, bureau, recordedAt }) => ({
    title: TITLE,
    author: lender.legalName,
    madeAt: recordedAt,
    blocks: [
      { kind: 'title', text: TITLE },
      { kind: 'small', text: 'For a soft credit inquiry' },
      heading('What you authorized'),
      paragraph(words),
      heading('The record of your authorization'),
      {
        kind: 'facts',
        rows: [
          ['Given by', applicant.name],
          ['Home address', applicant.address],
          ['Given to', lender.legalName],
          ['Credit bureau', bureau],
          ['Recorded', formatLenderMoment(recordedAt)],
          ['Version of the words', version],
        ],
      },
      heading('What a soft inquiry is'),
      paragraph('A soft inquiry shows us your credit report. It does not affect your credit score, and other lenders do not see it.'),
      paragraph(`Questions about this authorization: ${lender.phone} or ${lender.email}.`),
    ],
  }),
}

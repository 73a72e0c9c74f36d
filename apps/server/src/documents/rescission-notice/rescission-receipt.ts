/**
 * What an owner signs when two copies of the notice of the right to cancel were handed to them at the closing (12 CFR 1026.15(b)): for the lender's file, apart
 * from the notice, so that nobody signs to cancel who means to sign for the copies.
 */
import { DOCUMENT_TITLES, formatLenderMoment } from '@hearthline/domain'
import { paragraph } from '../document-text.ts'
import type { Renderer } from '../renderer.ts'
import type { NoticeWithoutDays } from './rescission-notice.ts'

const TITLE = DOCUMENT_TITLES.RESCISSION_RECEIPT

export const rescissionReceipt: Renderer<Omit<NoticeWithoutDays, 'instrument'>> = {
  version: '2026-11-26',
  describe: ({ parties: { lender, applicant }, loanNumber, madeAt, home }) => ({
    title: TITLE,
    author: lender.legalName,
    madeAt,
    blocks: [
      { kind: 'title', text: TITLE },
      { kind: 'small', text: `Application HL-${loanNumber}. Prepared ${formatLenderMoment(madeAt)}.` },
      {
        kind: 'parties',
        parties: [
          { title: 'Lender', lines: [lender.legalName, lender.address, lender.phone, lender.email].filter(Boolean) },
          { title: 'Received by', lines: [applicant.name, applicant.address].filter(Boolean) },
        ],
      },
      { kind: 'facts', rows: [['Home', home]] },
      paragraph(
        'I was given two copies of the notice of my right to cancel. The opening date of the account and the last day to cancel were filled in on both copies. I keep both.',
      ),
      paragraph('By signing here I confirm only that I have the copies. I can still cancel until the last day that they name.'),
      {
        kind: 'facts',
        rows: [
          [`Signature of ${applicant.name}`, '________________________________'],
          ['Date', '________________'],
        ],
      },
    ],
  }),
}

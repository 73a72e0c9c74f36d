/** The right to rescind within three days after the closing (Tex. Const. XVI s.50(a)(6)(Q)(viii); 7 TAC 153.25), beside the federal right. */
import { DOCUMENT_TITLES } from '@hearthline/domain'
import { heading, paragraph } from '../document-text.ts'
import type { Renderer } from '../renderer.ts'
import { type TexasHomestead, texasHead } from './texas-homestead.ts'

const TITLE = DOCUMENT_TITLES.TEXAS_RESCISSION

export const texasRescission: Renderer<Omit<TexasHomestead, 'terms'>> = {
  version: '2026-11-25',
  describe: (data) => {
    const { lender } = data.parties
    return {
      title: TITLE,
      author: lender.legalName,
      madeAt: data.madeAt,
      blocks: [
        ...texasHead(TITLE, data),
        paragraph(
          'The owner of the homestead and any spouse of the owner may, within three days after the extension of credit is made, rescind it without penalty or charge. If the third day is a Sunday or a federal legal public holiday, you have until the end of the next day that is neither.',
        ),
        paragraph(
          `To rescind, send or give us a written statement that says so, signed by one of you, at ${lender.legalName}, ${lender.address}, or at ${lender.email}. If one of you rescinds, it is rescinded for all.`,
        ),
        paragraph(
          'You have this right in addition to your federal right to cancel. You have a notice of that right too. Where the two end on different days, you may use the one that ends later.',
        ),
        heading('Who has this right'),
        { kind: 'list', items: data.owners.map(({ name }) => name) },
        heading('I wish to rescind'),
        {
          kind: 'facts',
          rows: [
            ['Signature', '________________________________'],
            ['Date', '________________'],
          ],
        },
      ],
    }
  },
}

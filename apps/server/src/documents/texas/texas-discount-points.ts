/** That no discount points are charged, and that the whole origination fee counts (Tex. Const. XVI s.50(a)(6)(E)(i); 7 TAC 153.1, 153.5). */
import { DOCUMENT_TITLES } from '@hearthline/domain'
import { money, percent } from '../application-disclosures/figures.ts'
import { paragraph } from '../document-text.ts'
import type { Renderer } from '../renderer.ts'
import { placesOfOwners, type TexasHomestead, texasHead } from './texas-homestead.ts'

const TITLE = DOCUMENT_TITLES.TEXAS_DISCOUNT_POINTS

export const texasDiscountPoints: Renderer<TexasHomestead> = {
  version: '2026-11-25',
  describe: (data) => {
    const { terms, owners } = data
    return {
      title: TITLE,
      author: data.parties.lender.legalName,
      madeAt: data.madeAt,
      blocks: [
        ...texasHead(TITLE, data),
        {
          kind: 'facts',
          rows: [
            ['Origination fee', money(terms.originationFeeCents)],
            ['Interest rate of the first draw', percent(terms.ratePercent)],
            ['Bona fide discount points', 'None'],
          ],
        },
        paragraph(
          'You chose your origination fee and your rate from the offers we showed you. A larger fee lowers the rate, and a smaller one raises it. We do not treat any part of the fee as bona fide discount points: all of it counts toward the limit of 2 percent.',
        ),
        paragraph(
          'By signing you acknowledge that you chose this fee and rate, and that you were not required to pay a fee to lower the rate.',
        ),
        ...placesOfOwners(
          owners.filter(({ capacity }) => capacity === 'BORROWER'),
          'discount-points',
        ),
      ],
    }
  },
}

/** The final itemized disclosure of fees, points, interest, costs and charges, with the ledger of the 2 % limit (Tex. Const. XVI s.50(a)(6)(E), (M)(ii)). */
import { DOCUMENT_TITLES, texasFeeLedger } from '@hearthline/domain'
import { money, percent } from '../application-disclosures/figures.ts'
import { PAYOFFS_MAY_DIFFER } from '../closing-disclosure/first-draw-blocks.ts'
import { heading, paragraph } from '../document-text.ts'
import type { Renderer } from '../renderer.ts'
import { type TexasHomestead, texasHead } from './texas-homestead.ts'

interface Itemization extends Omit<TexasHomestead, 'owners'> {
  /** the value is a third party's appraisal */
  readonly isAppraised: boolean
}

const TITLE = DOCUMENT_TITLES.TEXAS_ITEMIZATION

const REPORTED = 'by the balances reported'

export const texasItemization: Renderer<Itemization> = {
  version: '2026-11-26',
  describe: (data) => {
    const { terms } = data
    const { payOffs } = terms
    const { fees, countedCents, limitCents } = texasFeeLedger(terms, data.isAppraised)
    return {
      title: TITLE,
      author: data.parties.lender.legalName,
      madeAt: data.madeAt,
      blocks: [
        ...texasHead(TITLE, data),
        paragraph(
          'This is the final itemized disclosure of the actual fees, points, interest, costs and charges that will be charged at closing. You have it at least one business day before you sign (Tex. Const. XVI s.50(a)(6)(M)(ii)). The copy of your application is your application summary, among your documents.',
        ),
        heading('Fees, costs and charges'),
        {
          kind: 'table',
          columns: ['Fee', 'Amount', 'Counts toward 2 percent'],
          rows: fees.map(({ label, amountCents, counts }) => [label, money(amountCents), counts ? 'Yes' : 'No, excluded by law']),
        },
        {
          kind: 'facts',
          rows: [
            ['Counts toward the limit', money(countedCents)],
            [`2 percent of the line of ${money(terms.lineCents)}`, money(limitCents)],
          ],
        },
        paragraph(
          'A third party’s appraisal, a survey by a registered or licensed surveyor, a state base premium for title insurance and a title examination report do not count. We charge none of those but what is listed.',
        ),
        heading('Points'),
        paragraph('We charge no discount points. The origination fee counts in full.'),
        heading('Interest'),
        {
          kind: 'facts',
          rows: [
            ['Interest rate of the first draw', percent(terms.ratePercent)],
            ['Daily periodic rate', `${terms.dailyPeriodicRatePercent}%`],
            ['Highest rate of the line', percent(terms.lifetimeCapPercent)],
            ['Interest collected at closing', money(0)],
          ],
        },
        heading('Your first draw'),
        {
          kind: 'facts',
          rows: [
            ['First draw', money(terms.drawCents)],
            ...payOffs.map(
              ({ creditor, last4, amountCents }) =>
                [`To ${creditor}${last4 ? `, account ending in ${last4}` : ''}, ${REPORTED}`, money(amountCents)] as const,
            ),
            [payOffs.length > 0 ? `To your account, ${REPORTED}` : 'To your account, at least', money(terms.cashToBorrowerCents)],
          ],
        },
        ...(payOffs.length > 0 ? [paragraph(PAYOFFS_MAY_DIFFER)] : []),
        paragraph('We charge no fee for a later draw, and none after closing (Tex. Const. XVI s.50(t)(4)).'),
      ],
    }
  },
}

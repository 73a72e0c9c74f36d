/**
 * The agreement and note of a line: who promises what, by which terms. Its figures are those of the closing disclosure, because both are made of
 * the same terms; what is disclosed there at length is agreed here in the same words.
 */
import { BORROWER, DOCUMENT_TITLES, formatLenderMoment, type NoticeParties, SECURITY_INSTRUMENT_NAMES } from '@hearthline/domain'
import { money, percent } from '../application-disclosures/figures.ts'
import type { ClosingDisclosure } from '../closing-disclosure/disclosed-line.ts'
import { possibleActionsBlocks } from '../closing-disclosure/possible-actions.ts'
import { discountBlocks, rateBlocks } from '../closing-disclosure/rate-blocks.ts'
import { type Block, heading, paragraph } from '../document-text.ts'
import type { Renderer } from '../renderer.ts'

export interface LineAgreement extends ClosingDisclosure {
  /** whose law governs it, beside federal law: the home's */
  readonly stateName: string
  /** Tex. Const. XVI s.50(a)(6): no personal liability */
  readonly isTexasHomestead: boolean
}

const TITLE = DOCUMENT_TITLES.NOTE
const INDEX_NAME = 'the prime rate published in The Wall Street Journal'

export const lineAgreement: Renderer<LineAgreement> = {
  version: '2026-11-24',
  describe: (agreement) => ({
    title: TITLE,
    author: agreement.parties.lender.legalName,
    madeAt: agreement.madeAt,
    blocks: agreementBlocks(agreement),
  }),
}

function agreementBlocks(agreement: LineAgreement): Block[] {
  const { parties, loanNumber, madeAt, home, instrument, terms, dueDay } = agreement
  const { lender, applicant } = parties
  const lien = SECURITY_INSTRUMENT_NAMES[instrument]
  const years = terms.drawPeriodMonths / 12
  return [
    { kind: 'title', text: TITLE },
    { kind: 'small', text: `Home equity line of credit HL-${loanNumber}. Prepared ${formatLenderMoment(madeAt)}.` },
    partiesBlock(parties),
    heading('1. Your promise'),
    paragraph(
      `In this agreement “we” means ${lender.legalName}, and “you” means ${applicant.name}. You promise to pay us everything that you draw on this line, the interest on it and the charges that this agreement names, as this agreement says. You may pay all or part of it early at any time, without a charge.`,
    ),
    heading('2. The line'),
    {
      kind: 'facts',
      rows: [
        ['Credit limit', money(terms.lineCents)],
        ['First draw', money(terms.drawCents)],
        [`Origination fee, ${percent((terms.originationFeeBps / 100).toFixed(3))} of the first draw`, money(terms.originationFeeCents)],
        ['Owed on the first day', money(terms.lineCents)],
      ],
    },
    paragraph(
      `The line is opened when you sign. The first draw is paid out once your right to cancel has ended, where you have one, and the ${lien} on your home is recorded. For ${years} years after the line is opened you can draw again what you have repaid, at least ${money(terms.minimumLaterDrawCents)} at a time, as long as what you owe stays within the credit limit and nothing below lets us refuse it.`,
    ),
    ...(terms.payOffs.length > 0
      ? [
          paragraph(
            `The first draw pays off ${terms.payOffs.map(({ creditor }) => creditor).join(', ')}. You authorize us to ask each of them what it takes to pay off the account, to pay it, to ask them to close the account and release what secures it, and to be told that this is done.`,
          ),
        ]
      : []),
    heading('3. Interest'),
    ...rateBlocks(terms),
    ...discountBlocks(agreement),
    heading('4. Payments'),
    paragraph(
      `Billing cycles are calendar months. We send you a statement for each one. The payment for a cycle is due on day ${dueDay} of the next month. It is the sum of the payments of all draws, or everything that you owe where that is less. You repay each draw in equal monthly payments of principal and interest over ${terms.termYears} years from its own day. For the first draw that is ${money(terms.monthlyPaymentCents)} a month, ${terms.payments} times; the last payment is whatever is then owed.`,
    ),
    paragraph('We use a payment first for interest that is due and then for principal: of the oldest draw first.'),
    heading('5. Your home secures this line'),
    paragraph(
      `You give us a ${lien} on your home at ${home}. You keep the home insured as that ${lien} says, pay its taxes, and do not sell or transfer it without paying off this line. You could lose your home if you do not meet your obligations in this agreement.`,
    ),
    ...(agreement.isTexasHomestead
      ? [
          paragraph(
            'This is an extension of credit under Section 50(a)(6) of Article XVI of the Texas Constitution. It is without recourse for personal liability against you and your spouse, unless it was obtained by actual fraud.',
          ),
        ]
      : []),
    heading('6. What we may do, and when'),
    ...possibleActionsBlocks(INDEX_NAME),
    paragraph(
      'Before we require everything at once we give you the notice, and the time to make up what is missing, that the law of your state asks for. If we do not use a right at once, we still have it.',
    ),
    heading('7. If the index ends'),
    paragraph(
      `If ${INDEX_NAME} is no longer available, we use another index and margin whose history of rates is much the same and that would have given about the same annual percentage rate when the index ended (12 CFR 1026.40(f)(3)(ii)).`,
    ),
    heading('8. Ending the line'),
    paragraph(
      'You may end the line at any time by telling us in writing. What you owe stays due as this agreement says. When everything is paid and the line is ended, we release our security interest in your home.',
    ),
    heading('9. The rest'),
    paragraph(
      `Federal law and the law of ${agreement.stateName} govern this agreement. If a part of it is not valid, the rest stands. If a charge is more than the law allows, it is lowered to what is allowed, and we return what you paid above that. We may transfer this agreement and its security; we tell you where to pay then. You may not transfer it.`,
    ),
    paragraph(
      'Statements, disclosures and this agreement are given to you electronically for as long as you agree to that; you may ask for paper at any time, at no charge.',
    ),
    heading('Signature'),
    paragraph('By signing you agree to all of the above, and you confirm that you have received a copy of it to keep.'),
    { kind: 'signature', place: 'agreement', party: BORROWER, form: 'SIGNATURE', label: `Signature of ${applicant.name}` },
  ]
}

const partiesBlock = ({ lender, applicant }: Pick<NoticeParties, 'lender' | 'applicant'>): Block => ({
  kind: 'parties',
  parties: [
    { title: 'Lender', lines: [lender.legalName, lender.address, lender.phone, lender.email, `NMLS ${lender.nmlsNumber}`].filter(Boolean) },
    { title: 'Borrower', lines: [applicant.name, applicant.address].filter(Boolean) },
  ],
})

/**
 * The agreement and note of a line: who promises what, by which terms. Its figures are those of the closing disclosure, because both are made of
 * the same terms; what is disclosed there at length is agreed here in the same words.
 */
import { BORROWER, DOCUMENT_TITLES, formatLenderMoment, type NoticeParties, SECURITY_INSTRUMENT_NAMES } from '@hearthline/domain'
import { money } from '../application-disclosures/figures.ts'
import { firstDrawBlocks } from '../closing-disclosure/first-draw-blocks.ts'
import { discountBlocks, rateBlocks } from '../closing-disclosure/rate-blocks.ts'
import { type Block, heading, paragraph } from '../document-text.ts'
import { originationFeeLabel } from '../origination-fee-label.ts'
import type { Renderer } from '../renderer.ts'
import type { LineAgreement } from './agreed-line.ts'
import { indexBlocks, lenderRightsBlocks } from './lender-rights.ts'
import { generalBlocks, noticeBlocks } from './notices-and-law.ts'
import { texasBlocks } from './texas-terms.ts'

const TITLE = DOCUMENT_TITLES.NOTE

export const lineAgreement: Renderer<LineAgreement> = {
  version: '2026-11-25',
  describe: (agreement) => ({
    title: TITLE,
    author: agreement.parties.lender.legalName,
    madeAt: agreement.madeAt,
    blocks: agreementBlocks(agreement),
  }),
}

function agreementBlocks(agreement: LineAgreement): Block[] {
  const { parties, loanNumber, madeAt } = agreement
  return [
    { kind: 'title', text: TITLE },
    { kind: 'small', text: `Home equity line of credit HL-${loanNumber}. Prepared ${formatLenderMoment(madeAt)}.` },
    partiesBlock(parties),
    ...promiseBlocks(agreement),
    heading('3. Interest'),
    ...rateBlocks(agreement.terms),
    ...discountBlocks(agreement),
    ...feeBlocks(agreement),
    ...paymentBlocks(agreement),
    ...homeBlocks(agreement),
    ...lenderRightsBlocks(agreement),
    ...indexBlocks(),
    heading('9. Ending the line'),
    paragraph(
      'You may end the line at any time by telling us in writing. What you owe stays due as this agreement says. When everything is paid and the line is ended, we release our security interest in your home.',
    ),
    ...noticeBlocks(agreement),
    ...generalBlocks(agreement),
    ...texasBlocks(agreement),
    heading('Signature'),
    paragraph('By signing you agree to all of the above, and you confirm that you have received a copy of it to keep.'),
    { kind: 'signature', place: 'agreement', party: BORROWER, form: 'SIGNATURE', label: `Signature of ${parties.applicant.name}` },
  ]
}

const partiesBlock = ({ lender, applicant }: Pick<NoticeParties, 'lender' | 'applicant'>): Block => ({
  kind: 'parties',
  parties: [
    { title: 'Lender', lines: [lender.legalName, lender.address, lender.phone, lender.email, `NMLS ${lender.nmlsNumber}`].filter(Boolean) },
    { title: 'Borrower', lines: [applicant.name, applicant.address].filter(Boolean) },
  ],
})

function promiseBlocks({ parties: { lender, applicant }, instrument, terms }: LineAgreement): Block[] {
  const lien = SECURITY_INSTRUMENT_NAMES[instrument]
  return [
    heading('1. Your promise'),
    paragraph(
      `In this agreement “we” means ${lender.legalName} and whoever holds this agreement after us, and “you” means ${applicant.name}. You promise to pay us everything that you draw on this line, the interest on it and the charges that this agreement names, as this agreement says. You may pay all or part of it early at any time, without a charge. Whoever else signs the ${lien} does not promise to pay.`,
    ),
    heading('2. The line'),
    {
      kind: 'facts',
      rows: [
        ['Credit limit', money(terms.lineCents)],
        ['First draw', money(terms.drawCents)],
        [originationFeeLabel(terms), money(terms.originationFeeCents)],
        ['Owed on the first day', money(terms.lineCents)],
      ],
    },
    paragraph(
      `The line is opened when you sign. The first draw is paid out once your right to cancel has ended, where you have one, and the ${lien} on your home is recorded.`,
    ),
    paragraph(
      `For ${terms.drawPeriodMonths / 12} years after the line is opened you can draw again what you have repaid, at least ${money(terms.minimumLaterDrawCents)} at a time, as long as what you owe stays within the credit limit and nothing below lets us refuse it. Ask for a draw at the phone number above, or in your account where we offer it there. We pay it to the bank account that you named for this line, or to another one in your name that we have verified. We issue no card and no checks for this line.`,
    ),
  ]
}

/** Every charge there is; a lender that charges another needs another agreement. */
const feeBlocks = ({ terms }: LineAgreement): Block[] => [
  heading('4. Fees and costs'),
  ...firstDrawBlocks(terms),
  paragraph(
    'You authorize us to pay out the first draw as listed. We charge no fee for a year in which the line is open, for a draw, for a late or returned payment, or for ending the line early.',
  ),
  ...(terms.payOffs.length > 0
    ? [
        paragraph(
          `The first draw pays off ${terms.payOffs.map(({ creditor }) => creditor).join(', ')}. You authorize us to ask each of them what it takes to pay off the account, to pay it, to ask them to close the account and release what secures it, and to be told that this is done.`,
        ),
      ]
    : []),
]

const paymentBlocks = ({ terms, dueDay }: LineAgreement): Block[] => [
  heading('5. Payments'),
  paragraph(
    `Billing cycles are calendar months. We send you a statement for each one. The payment for a cycle is due on day ${dueDay} of the next month. It is the sum of the payments of all draws, or everything that you owe where that is less. You repay each draw in equal monthly payments of principal and interest over ${terms.termYears} years from its own day. For the first draw that is ${money(terms.monthlyPaymentCents)} a month, ${terms.payments} times; the last payment is whatever is then owed.`,
  ),
  paragraph(
    'We use a payment first for interest that is due and then for principal: of the oldest draw first. You pay in U.S. dollars. Your statement says where and how.',
  ),
]

function homeBlocks({ instrument, home, isTexasHomestead }: LineAgreement): Block[] {
  const lien = SECURITY_INSTRUMENT_NAMES[instrument]
  return [
    heading('6. Your home secures this line'),
    paragraph(
      `You give us a ${lien} on your home at ${home}. You keep the home insured as that ${lien} says, by any insurer that you choose, pay its taxes, and do not sell or transfer it without paying off this line. If you do not, we may pay what protects the home, as the ${lien} says, and you owe us that with interest at the rate of later draws. You could lose your home if you do not meet your obligations in this agreement.`,
    ),
    ...(isTexasHomestead
      ? [
          paragraph(
            'This is an extension of credit under Section 50(a)(6) of Article XVI of the Texas Constitution. It is without recourse for personal liability against you and your spouse, unless it was obtained by actual fraud.',
          ),
        ]
      : []),
  ]
}

/**
 * What is disclosed before the first transaction on a home-equity plan (12 CFR 1026.6(a)), with what of the first draw goes where. The variable-rate
 * examples of 1026.40(d)(12) stand in the application disclosures, which each borrower keeps and which show the payments of every term
 * (1026.6(a)(3)(vii)).
 */
import { DOCUMENT_TITLES, formatLenderMoment, type LineTerms, SECURITY_INSTRUMENT_NAMES } from '@hearthline/domain'
import { money } from '../application-disclosures/figures.ts'
import { type Block, heading, paragraph } from '../document-text.ts'
import { originationFeeLabel } from '../origination-fee-label.ts'
import type { Renderer } from '../renderer.ts'
import { billingRightsBlocks } from './billing-rights.ts'
import type { ClosingDisclosure } from './disclosed-line.ts'
import { firstDrawBlocks } from './first-draw-blocks.ts'
import { possibleActionsBlocks } from './possible-actions.ts'
import { discountBlocks, rateBlocks } from './rate-blocks.ts'

const TITLE = DOCUMENT_TITLES.CLOSING_DISCLOSURE
const INDEX_NAME = 'the prime rate published in The Wall Street Journal'

export const closingDisclosure: Renderer<ClosingDisclosure> = {
  version: '2026-11-26',
  describe: (disclosure) => ({
    title: TITLE,
    author: disclosure.parties.lender.legalName,
    madeAt: disclosure.madeAt,
    blocks: closingBlocks(disclosure),
  }),
}

export function closingBlocks(disclosure: ClosingDisclosure): Block[] {
  const { parties, loanNumber, madeAt, home, instrument, terms } = disclosure
  const { lender, applicant } = parties
  return [
    { kind: 'title', text: TITLE },
    { kind: 'small', text: `Application HL-${loanNumber}. Prepared ${formatLenderMoment(madeAt)}.` },
    {
      kind: 'parties',
      parties: [
        {
          title: 'From',
          lines: [lender.legalName, lender.address, lender.phone, lender.email, `NMLS ${lender.nmlsNumber}`].filter(Boolean),
        },
        { title: 'To', lines: [applicant.name, applicant.address].filter(Boolean) },
      ],
    },
    heading('Your line of credit'),
    { kind: 'facts', rows: lineRows(terms, home) },
    ...firstDrawBlocks(terms),
    ...rateBlocks(terms),
    ...discountBlocks(disclosure),
    ...paymentBlocks(disclosure),
    heading('Later draws'),
    paragraph(
      `You can draw again for ${years(terms.drawPeriodMonths)} after the line is opened, up to the credit limit. Each later draw is at least ${money(terms.minimumLaterDrawCents)}. We do not limit how many you take, and you do not have to keep a balance.`,
    ),
    heading('Other charges'),
    paragraph(
      'We charge no fee for a year in which the line is open, for a draw, for a late or returned payment, or for ending the line early. What is charged to open it is listed above. Home insurance, and flood insurance where the law asks for it, you buy from an insurer of your choice.',
    ),
    heading('Security interest'),
    paragraph(
      `We take a security interest in your home at ${home}, by a ${SECURITY_INSTRUMENT_NAMES[instrument]}. You could lose your home if you do not meet the obligations in your agreement with us.`,
    ),
    ...possibleActionsBlocks(INDEX_NAME),
    heading('Statements'),
    // 12 CFR 1026.6(a)(3)(vii), 1026.40(d)(12)(xii)
    paragraph('We give you rate information on or with each periodic statement.'),
    heading('Tax deductibility'),
    paragraph('You should consult a tax advisor about the deductibility of interest and charges for the line.'),
    ...billingRightsBlocks(lender),
    paragraph(`Questions about this document: ${lender.phone} or ${lender.email}.`),
  ]
}

const years = (months: number): string => `${months / 12} years`

const lineRows = (terms: LineTerms, home: string) =>
  [
    ['Home', home],
    ['Credit limit', money(terms.lineCents)],
    ['First draw', money(terms.drawCents)],
    [originationFeeLabel(terms), money(terms.originationFeeCents)],
    ['Owed on the first day', money(terms.lineCents)],
    ['Each draw is repaid over', `${terms.termYears} years`],
  ] as const

function paymentBlocks({ terms, dueDay }: ClosingDisclosure): Block[] {
  const { monthlyPaymentCents, lastPaymentCents, payments, termYears, type, drawPeriodMonths } = terms
  return [
    heading('Payments'),
    paragraph(
      `Billing cycles are calendar months. The payment for a cycle is due on day ${dueDay} of the next month. You repay each draw in equal monthly payments of principal and interest over ${termYears} years from its own day, so the line lasts at most ${drawPeriodMonths / 12 + termYears} years. The payment of a month is the sum of the payments of all draws. Each payment covers all interest, so what you owe never grows, and no balloon payment is due.`,
    ),
    {
      kind: 'facts',
      rows: [
        ['Monthly payment of the first draw', money(monthlyPaymentCents)],
        ['Number of payments', String(payments)],
        ['Last payment, about', money(lastPaymentCents)],
      ],
    },
    paragraph(
      type === 'FIXED'
        ? 'The payment of the first draw does not change. The last one is whatever is then owed.'
        : 'When the rate changes, the payment of the first draw changes from the next cycle on, so that the draw is still repaid at the end of its term. The last payment is whatever is then owed.',
    ),
  ]
}

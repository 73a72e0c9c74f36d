/**
 * The whole application before it is submitted: what was stated, the chosen offer with every figure, the costs, the debts it pays off, and what was
 * agreed to. Figures come from the functions that the screen prices with.
 */
import { DOCUMENT_TITLES, formatExactCents, formatLenderMoment, formatRate, type NoticeParties } from '@hearthline/domain'
import { type Block, heading, paragraph } from '../document-text.ts'
import type { Renderer } from '../renderer.ts'
import type { Row } from './stated-rows.ts'

export interface SummaryOffer {
  readonly type: 'FIXED' | 'FLOATING'
  readonly termYears: number
  /** percent, three decimals, with the discounts that were chosen */
  readonly rate: string
  readonly apr: string
  readonly monthlyPaymentCents: number
  readonly drawCents: number
  readonly feeBps: number
  readonly feeCents: number
  readonly totalCents: number
  readonly recordingTaxCents: number
  /** of a tax that is not known exactly */
  readonly leastRecordingTaxCents?: number | undefined
  readonly cashToYouCents: number
  readonly discounts: readonly string[]
  readonly costs: readonly { readonly label: string; readonly amountCents: number; readonly paid: 'FROM_DRAW' | 'BEFORE' }[]
  readonly payOffs: readonly { readonly creditor: string; readonly last4?: string | undefined; readonly balanceCents: number }[]
}

export interface ApplicationSummary {
  readonly parties: Pick<NoticeParties, 'lender' | 'applicant'>
  readonly loanNumber: number
  /** instant */
  readonly madeAt: string
  readonly sections: readonly { readonly title: string; readonly rows: readonly Row[] }[]
  /** undefined where the choice is not among the offers any more: it has to be made again */
  readonly offer: SummaryOffer | undefined
  readonly consents: readonly { readonly words: string; readonly version: string }[]
}

const TITLE = DOCUMENT_TITLES.SUMMARY_DISCLOSURE
const money = formatExactCents
const percent = formatRate

export const applicationSummary: Renderer<ApplicationSummary> = {
  version: '2026-11-25',
  describe: ({ parties: { lender, applicant }, loanNumber, madeAt, sections, offer, consents }) => ({
    title: TITLE,
    author: lender.legalName,
    madeAt,
    blocks: [
      { kind: 'title', text: TITLE },
      { kind: 'small', text: `Application HL-${loanNumber}. Prepared ${formatLenderMoment(madeAt)}.` },
      {
        kind: 'parties',
        parties: [
          { title: 'Applicant', lines: [applicant.name, applicant.address].filter(Boolean) },
          { title: 'Lender', lines: [lender.legalName, lender.phone, lender.email, `NMLS ${lender.nmlsNumber}`] },
        ],
      },
      paragraph('Check this summary before you submit your application. If something is not right, go back and change it.'),
      ...(offer ? offerBlocks(offer) : []),
      ...sections.filter(({ rows }) => rows.length > 0).flatMap(({ title, rows }): Block[] => [heading(title), { kind: 'facts', rows }]),
      ...consentBlocks(consents),
    ],
  }),
}

function offerBlocks(offer: SummaryOffer): Block[] {
  const { recordingTaxCents: most, leastRecordingTaxCents: least } = offer
  return [
    heading('The offer you chose'),
    {
      kind: 'facts',
      rows: [
        ['Rate', `${percent(offer.rate)}, ${offer.type === 'FIXED' ? 'fixed' : 'variable'}`],
        ['Annual percentage rate (APR)', percent(offer.apr)],
        ['Term', `${offer.termYears} years`],
        ['Monthly payment', money(offer.monthlyPaymentCents)],
        ['Draw', money(offer.drawCents)],
        ['Origination fee', `${money(offer.feeCents)} (${offer.feeBps / 100}%)`],
        ['Total from this draw', money(offer.totalCents)],
        ['Discounts', offer.discounts.join(', ') || 'None'],
      ],
    },
    heading('Costs'),
    {
      kind: 'facts',
      rows: [
        ...offer.costs.map(
          ({ label, amountCents, paid }): Row => [
            label,
            `${money(amountCents)}, ${paid === 'FROM_DRAW' ? 'paid from the draw' : 'paid before'}`,
          ],
        ),
        ['Recording tax', least === undefined ? money(most) : `${money(least)} to ${money(most)}`],
      ],
    },
    heading('Debts that the draw pays off'),
    offer.payOffs.length === 0
      ? paragraph('None.')
      : {
          kind: 'facts',
          rows: offer.payOffs.map(
            ({ creditor, last4, balanceCents }): Row => [last4 ? `${creditor} ending ${last4}` : creditor, money(balanceCents)],
          ),
        },
    heading('Cash to you'),
    paragraph(`${least === undefined ? '' : 'At least '}${money(offer.cashToYouCents)}, after the costs and the debts above.`),
  ]
}

function consentBlocks(consents: ApplicationSummary['consents']): Block[] {
  if (consents.length === 0) return []
  return [
    heading('What you agreed to'),
    { kind: 'list', items: consents.map(({ words, version }) => `${words} (version ${version})`) },
    // Whoever corrects something submits again, and reads the same permission.
    paragraph(
      'We use each permission once for this application. If you submit it again after a correction, we make no credit check that we have made already.',
    ),
  ]
}

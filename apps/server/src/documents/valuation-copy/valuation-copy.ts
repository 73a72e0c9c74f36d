/** The copy of valuations that an applicant has a right to (12 CFR 1002.14(a)(1)): each one as it was received, with what it means. */
import {
  DOCUMENT_TITLES,
  formatExactCents,
  formatLenderMoment,
  formatShortDate,
  type NoticeParties,
  RECEIVED_DOCUMENT_TITLES,
} from '@hearthline/domain'
import type { Block } from '../document-text.ts'
import type { Renderer } from '../renderer.ts'

export interface CopiedValuation {
  readonly source: 'AVM' | 'BPO' | 'APPRAISAL' | 'CORRECTED'
  readonly valueCents: number
  /** LocalDate */
  readonly valuedOn?: string | undefined
  readonly lowCents?: number | undefined
  readonly highCents?: number | undefined
  /** Forecast standard deviation in percent. */
  readonly deviation?: string | undefined
  readonly by?: string | undefined
  readonly reference?: string | undefined
  readonly condition?: string | undefined
  /** Whether the appraiser's report is beside this copy. */
  readonly hasReport?: boolean
  /** How the borrower's request was answered. */
  readonly answer?: string | undefined
}

export interface ValuationCopy {
  readonly lender: NoticeParties['lender']
  readonly applicant: NoticeParties['applicant']
  readonly home: string
  readonly loanNumber: number
  /** instant */
  readonly madeAt: string
  readonly valuations: readonly CopiedValuation[]
}

const TITLE = DOCUMENT_TITLES.VALUATION_COPY

const SOURCES: Readonly<Record<CopiedValuation['source'], { readonly title: string; readonly what: string }>> = {
  AVM: {
    title: 'Automated valuation',
    what: 'A computer model estimated the value from public records and recent sales. No one visited the home.',
  },
  BPO: { title: 'Broker’s price opinion', what: 'A local real estate broker saw the home and compared it with recent sales nearby.' },
  APPRAISAL: { title: 'Appraisal', what: 'A licensed appraiser saw the home inside and out and wrote a report.' },
  CORRECTED: { title: 'Corrected value', what: 'You asked us to reconsider the value. This is the result.' },
}

export const valuationCopy: Renderer<ValuationCopy> = {
  version: '2026-11-25',
  describe: ({ lender, applicant, home, loanNumber, madeAt, valuations }) => ({
    title: TITLE,
    author: lender.legalName,
    madeAt,
    blocks: [
      { kind: 'title', text: TITLE },
      { kind: 'small', text: `Application HL-${loanNumber}. Prepared ${formatLenderMoment(madeAt)}.` },
      {
        kind: 'parties',
        parties: [
          { title: 'From', lines: [lender.legalName, lender.address, lender.phone, lender.email].filter(Boolean) },
          { title: 'To', lines: [applicant.name, applicant.address].filter(Boolean) },
        ],
      },
      { kind: 'paragraph', text: `Home: ${home}` },
      ...valuations.flatMap(blocksOf),
      { kind: 'heading', text: 'If you think a value is wrong' },
      {
        kind: 'paragraph',
        text: 'Before you accept your final offer, you can ask us on your application’s page to reconsider it. Tell us what is wrong, which sales compare better, or what was missed. There is no fee. If you think that you were treated unfairly, you can also tell the Consumer Financial Protection Bureau at consumerfinance.gov/complaint or (855) 411-2372.',
      },
    ],
  }),
}

function blocksOf({
  source,
  valueCents,
  valuedOn,
  lowCents,
  highCents,
  deviation,
  by,
  reference,
  condition,
  hasReport,
  answer,
}: CopiedValuation): Block[] {
  const range =
    lowCents !== undefined && highCents !== undefined ? `${formatExactCents(lowCents)} to ${formatExactCents(highCents)}` : undefined
  const rows = [
    ['Value', formatExactCents(valueCents)],
    ['Date of the value', valuedOn && formatShortDate(valuedOn)],
    ['Likely range', range],
    ['Uncertainty', deviation && `Forecast standard deviation of ${deviation}%`],
    ['Condition of the home', condition?.toLowerCase()],
    ['Made by', by],
    ['Reference', reference],
    ['Written report', hasReport && `In your documents: “${RECEIVED_DOCUMENT_TITLES.VALUATION_REPORT}”`],
  ].flatMap(([label, text]) => (label && text ? [[label, text] as const] : []))
  return [
    { kind: 'heading', text: SOURCES[source].title },
    { kind: 'paragraph', text: SOURCES[source].what },
    { kind: 'facts', rows },
    ...(answer ? [{ kind: 'paragraph', text: answer } as const] : []),
  ]
}

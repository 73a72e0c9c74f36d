/** What the documents of a Texas homestead's closing are made of, and how they begin. */
import { formatLenderMoment, type InstrumentParty, type LineTerms, type NoticeParties } from '@hearthline/domain'
import type { Block } from '../document-text.ts'

export interface TexasHomestead {
  readonly parties: Pick<NoticeParties, 'lender' | 'applicant'>
  readonly loanNumber: number
  /** instant */
  readonly madeAt: string
  readonly home: string
  readonly terms: LineTerms
  /** each owner and each owner's spouse, as far as they sign */
  readonly owners: readonly InstrumentParty[]
}

/** A blank that is filled in by hand at the office: no one knows the day when it is printed (Tex. Const. XVI s.50(a)(6)(M), (N)). */
export const DAY_OF_SIGNING = '____________ (day of the closing)'

export const texasHead = (
  title: string,
  { parties: { lender, applicant }, loanNumber, madeAt, home }: Omit<TexasHomestead, 'terms' | 'owners'>,
): Block[] => [
  { kind: 'title', text: title },
  { kind: 'small', text: `Application HL-${loanNumber}. Prepared ${formatLenderMoment(madeAt)}.` },
  {
    kind: 'parties',
    parties: [
      {
        title: 'Lender',
        lines: [lender.legalName, lender.address, lender.phone, lender.email, `NMLS ${lender.nmlsNumber}`].filter(Boolean),
      },
      { title: 'Borrower', lines: [applicant.name, applicant.address].filter(Boolean) },
    ],
  },
  { kind: 'facts', rows: [['Homestead', home]] },
]

export const placesOfOwners = (owners: readonly InstrumentParty[], place: string): Block[] =>
  owners.map(({ party, name, capacity }) => ({
    kind: 'signature',
    place: `${place}-${party}`,
    party,
    form: 'SIGNATURE',
    label: `Signature of ${name}${capacity === 'SPOUSE' ? ', spouse' : ''}`,
  }))

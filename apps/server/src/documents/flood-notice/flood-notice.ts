/**
 * The notice that a home lies in a special flood hazard area (42 USC 4104a(a); 12 CFR 22.9(b) for national banks, and alike for others): the
 * warning, the duty to insure, where insurance is had, and whether federal help may be. In our own words: the agencies’ sample form is not held here.
 */
import {
  BORROWER,
  DOCUMENT_TITLES,
  type FloodDetermination,
  formatExactCents,
  formatShortDate,
  lenderDay,
  type NoticeParties,
} from '@hearthline/domain'
import { heading, paragraph } from '../document-text.ts'
import type { Renderer } from '../renderer.ts'

/** The most that the national program insures of a home of one to four families (42 USC 4013(b)). */
const MOST_INSURED_CENTS = 25_000_000

export interface FloodNotice {
  readonly parties: Pick<NoticeParties, 'lender' | 'applicant'>
  readonly home: string
  readonly determination: Pick<FloodDetermination, 'certificateNumber' | 'community' | 'panel' | 'zone' | 'determinedOn'>
  /** instant */
  readonly madeAt: string
}

const TITLE = DOCUMENT_TITLES.FLOOD_NOTICE

export const floodNotice: Renderer<FloodNotice> = {
  version: '2026-11-24',
  describe: ({ parties: { lender, applicant }, home, determination, madeAt }) => ({
    title: TITLE,
    author: lender.legalName,
    madeAt,
    blocks: [
      { kind: 'title', text: TITLE },
      { kind: 'small', text: formatShortDate(lenderDay(madeAt)) },
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
      heading('Your home is in a special flood hazard area'),
      paragraph(
        'The building that secures your line is, or will be, in an area that the Federal Emergency Management Agency (FEMA) has identified as having special flood hazards. In such an area the chance of a flood is at least one percent in any year. Over a loan of 30 years it is about 26 percent.',
      ),
      {
        kind: 'facts',
        rows: [
          ['Home', home],
          ['Flood zone', determination.zone],
          ['Community', determination.community],
          ['Map panel', determination.panel],
          ['Determination number', determination.certificateNumber],
          ['Determined', formatShortDate(determination.determinedOn)],
        ],
      },
      heading('You must have flood insurance'),
      paragraph(
        'Federal law does not allow us to open the line unless the home has flood insurance, and the insurance must stay in force for the life of the line. If it does not, we will tell you, and if you do not insure the home we must buy the insurance at your cost.',
      ),
      paragraph(
        `The insurance must cover at least the smallest of these: what is owed on all loans on the home, this line included; the value of the home that can be insured; or ${formatExactCents(MOST_INSURED_CENTS)}, the most that the National Flood Insurance Program insures for a home of one to four families.`,
      ),
      heading('Where you can buy it'),
      paragraph(
        'Where your community takes part in the National Flood Insurance Program (NFIP), you can buy a policy of the program through an insurance agent or through an insurer that takes part in it. Private insurers may sell flood insurance too, with the same cover or more. Compare policies, what each covers, and what it costs. FEMA lists agents and insurers at www.floodsmart.gov.',
      ),
      heading('Federal disaster relief'),
      paragraph(
        'Federal disaster relief, most often a low-interest loan, may be available for flood damage that is more than your insurance pays, where the community takes part in the NFIP and a federal disaster is declared.',
      ),
      paragraph(`Questions about this notice: ${lender.phone} or ${lender.email}.`),
      heading('Acknowledgment'),
      paragraph('By signing you acknowledge that you received this notice before the line is opened.'),
      { kind: 'signature', place: 'flood-notice', party: BORROWER, form: 'SIGNATURE', label: `Signature of ${applicant.name}` },
    ],
  }),
}

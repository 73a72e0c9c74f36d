/**
 * The notice that a home lies in a special flood hazard area (42 USC 4104a(a); 12 CFR 22.9(b) for national banks, and alike for others): the
 * warning, the duty to insure, where insurance is had, and whether federal help may be. In the order and substantially in the words of the agencies’
 * sample form (12 CFR 22, appendix A, and 12 CFR 760, appendix A, compared on 2026-11-25), with the one of its two
 * cases that the determination names, and with both where an earlier one names none.
 */
import {
  BORROWER,
  DOCUMENT_TITLES,
  type FloodDetermination,
  formatExactCents,
  formatShortDate,
  lenderDay,
  MOST_FLOOD_COVERAGE_CENTS,
  type NoticeParties,
} from '@hearthline/domain'
import { type Block, heading, paragraph } from '../document-text.ts'
import type { Renderer } from '../renderer.ts'

export interface FloodNotice {
  readonly parties: Pick<NoticeParties, 'lender' | 'applicant'>
  readonly home: string
  readonly determination: Pick<FloodDetermination, 'certificateNumber' | 'community' | 'panel' | 'zone' | 'inFloodProgram' | 'determinedOn'>
  /** instant */
  readonly madeAt: string
}

const TITLE = DOCUMENT_TITLES.FLOOD_NOTICE

/** The first case of the sample form; headed by an if where the determination does not say which it is. */
const insuredByProgram = (isKnown: boolean): Block[] => [
  heading(`${isKnown ? 'Your' : 'If the'} community participates in the National Flood Insurance Program (NFIP)`),
  paragraph(
    'Federal law will not allow us to open the line that you have applied for if you do not purchase flood insurance. The flood insurance must be maintained for the life of the line. If you fail to purchase or renew flood insurance on the property, federal law authorizes and requires us to purchase the flood insurance for you at your expense.',
  ),
  {
    kind: 'list',
    items: [
      // 42 USC 4012a(b)(1)(A): all loans on the home count, and the value of what is insured.
      `At a minimum, the flood insurance must cover the lesser of what is owed on all loans on the home, this line included, and the maximum amount of coverage allowed for the type of property under the NFIP: ${formatExactCents(MOST_FLOOD_COVERAGE_CENTS)} for a home of one to four families, and no more than the building is worth.`,
      'Flood insurance coverage under the NFIP is limited to the building and any personal property that secures your line, and not the land itself.',
      'Federal disaster relief assistance (usually in the form of a low-interest loan) may be available for damages incurred in excess of your flood insurance if your community’s participation in the NFIP is in accordance with NFIP requirements.',
      'Although you may not be required to maintain flood insurance on all structures, you may still wish to do so, and we may still require you to do so to protect the home that secures the line. If you choose not to maintain flood insurance on a structure and it floods, you are responsible for all flood losses relating to that structure.',
    ],
  },
]

/** Its second. */
const outsideOfProgram = (isKnown: boolean): Block[] => [
  heading(`${isKnown ? 'Your' : 'If the'} community does not participate in the National Flood Insurance Program (NFIP)`),
  paragraph(
    'Flood insurance coverage under the NFIP is not available for the property securing the line because the community in which the property is located does not participate in the NFIP. In addition, if the community has been identified for at least one year as containing a special flood hazard area, properties located in the community will not be eligible for federal disaster relief assistance in the event of a federally declared flood disaster.',
  ),
  // The duty to insure of 42 USC 4012a(b) ends where the program sells nothing; ours does not.
  ...(isKnown ? [paragraph('We still require flood insurance for this line, from a private insurer.')] : []),
]

export const floodNotice: Renderer<FloodNotice> = {
  version: '2026-11-26',
  describe: ({ parties: { lender, applicant }, home, determination, determination: { inFloodProgram }, madeAt }) => ({
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
        'We are giving you this notice to inform you that the building securing the line for which you have applied is or will be located in an area with special flood hazards. The area has been identified by the Administrator of the Federal Emergency Management Agency (FEMA) as a special flood hazard area, using FEMA’s Flood Insurance Rate Map or the Flood Hazard Boundary Map for the community below. This area has a one percent (1%) chance of a flood equal to or exceeding the base flood elevation (a 100-year flood) in any given year. During the life of a 30-year mortgage loan, the risk of a 100-year flood in a special flood hazard area is 26 percent (26%).',
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
      paragraph(
        'Federal law allows a lender and borrower jointly to request the Administrator of FEMA to review the determination of whether the property securing the line is located in a special flood hazard area. If you would like to make such a request, please contact us for further information.',
      ),
      ...(inFloodProgram === false ? [] : insuredByProgram(inFloodProgram === true)),
      heading('Availability of private flood insurance coverage'),
      paragraph(
        'Flood insurance coverage under the NFIP may be purchased through an insurance agent who will obtain the policy either directly through the NFIP or through an insurance company that participates in the NFIP. Flood insurance that provides the same level of coverage as a standard flood insurance policy under the NFIP may be available from private insurers that do not participate in the NFIP. You should compare the flood insurance coverage, deductibles, exclusions, conditions and premiums of policies issued on behalf of the NFIP and of policies issued on behalf of private insurance companies, and contact an insurance agent as to their availability, cost and comparison. FEMA lists agents and insurers at www.floodsmart.gov.',
      ),
      // 12 CFR 22.5(a)(2): a home-equity line is excepted.
      paragraph('We do not collect the premiums for you: no escrow account is required for this line.'),
      ...(inFloodProgram === true ? [] : outsideOfProgram(inFloodProgram === false)),
      paragraph(`Questions about this notice: ${lender.phone} or ${lender.email}.`),
      heading('Acknowledgment'),
      paragraph('By signing you acknowledge that you received this notice before the line is opened.'),
      { kind: 'signature', place: 'flood-notice', party: BORROWER, form: 'SIGNATURE', label: `Signature of ${applicant.name}` },
    ],
  }),
}

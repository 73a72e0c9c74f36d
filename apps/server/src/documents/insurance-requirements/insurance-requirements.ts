/** What insurance the home needs while the line is open, by which rule, and how a policy names the lender (42 USC 4012a(b)(1)(A) for floods). */
import { DOCUMENT_TITLES, formatLenderMoment, MOST_FLOOD_COVERAGE_CENTS, type NoticeParties } from '@hearthline/domain'
import { money } from '../application-disclosures/figures.ts'
import { type Block, heading, paragraph } from '../document-text.ts'
import type { Renderer } from '../renderer.ts'

interface InsuranceRequirements {
  readonly parties: Pick<NoticeParties, 'lender' | 'applicant'>
  readonly loanNumber: number
  /** instant */
  readonly madeAt: string
  readonly home: string
  /** all loans on the home, the line drawn in full */
  readonly hazardCents: number
  /** in a zone that has to be insured */
  readonly flood?: { readonly zone: string; readonly coverageCents: number } | undefined
}

const TITLE = DOCUMENT_TITLES.INSURANCE_REQUIREMENTS

export const insuranceRequirements: Renderer<InsuranceRequirements> = {
  version: '2026-11-25',
  describe: (data) => {
    const { parties, loanNumber, madeAt, home, hazardCents } = data
    const { lender, applicant } = parties
    return {
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
        { kind: 'facts', rows: [['Home', home]] },
        heading('Home insurance'),
        paragraph(
          `Keep the home insured against fire and the other hazards of a standard homeowner’s policy for as long as the line is open. The policy covers at least ${money(hazardCents)}, which is what all loans on the home come to with this line drawn in full, or what it costs to rebuild the home, if that is less. The deductible is at most 5 percent of the coverage.`,
        ),
        ...floodBlocks(data),
        heading('How each policy names us'),
        {
          kind: 'facts',
          rows: [
            ['Mortgagee', `${lender.legalName}, its successors and assigns`],
            ['Address', lender.address],
            ['Loan number', `HL-${loanNumber}`],
            ['Rank', 'After the lenders that are on the policy now'],
          ],
        },
        paragraph('The insurer must tell us at least 10 days before a policy ends or is canceled.'),
        heading('Your choice, and what happens without insurance'),
        paragraph(
          'You may choose any insurer and agent. We do not ask you to buy insurance from us or from anyone we name. If the home is not insured as this notice says, we tell you in writing and give you time to insure it. After that we may buy insurance at your cost. It protects us and may not protect you, and it often costs more than your own.',
        ),
        paragraph(`Questions about this notice: ${lender.phone} or ${lender.email}.`),
      ],
    }
  },
}

const floodBlocks = ({ flood }: InsuranceRequirements): Block[] => [
  heading('Flood insurance'),
  paragraph(
    flood
      ? `The home is in flood zone ${flood.zone}. Flood insurance of at least ${money(flood.coverageCents)} is required by federal law: the smallest of all loans on the home, the value of the building that can be insured, and ${money(MOST_FLOOD_COVERAGE_CENTS)}, the most that the National Flood Insurance Program insures for a home of one to four families.`
      : 'The home is not in a special flood hazard area today, and no flood insurance is required. If the maps change while the line is open, we tell you, and you insure the home then. You may buy flood insurance at any time.',
  ),
]

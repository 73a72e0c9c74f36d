/**
 * The credit score disclosure of a loan on a home and the notice that stands in place of a risk-based pricing notice, together, as model forms
 * H-3 and H-5 do (12 CFR 1022.74(d), (f), appendix H; FCRA 609(g)).
 */
import type { CreditReport } from '../facts/credit-report.ts'
import type { LocalDate } from '../values/local-date.ts'
import { formatShortDate } from '../values/local-date-display.ts'
import { formatPhone } from '../values/phone.ts'
import type { NoticeParties } from './adverse-action-notice.ts'
import { layoutParties, type NoticeBlock, type NoticeLayout } from './notice-layout.ts'
import { SCORE_DISTRIBUTION, standingOfScore } from './score-distribution.ts'
import { disclosedFactors } from './score-factors.ts'

const paragraph = (text: string): NoticeBlock => ({ kind: 'paragraph', text })
const percent = (permille: number): string => `${(permille / 10).toFixed(1)} percent`

/** FCRA 609(g)(1)(D), word for word. */
export const HOME_LOAN_APPLICANT = [
  'In connection with your application for a home loan, the lender must disclose to you the score that a consumer reporting agency distributed to users and the lender used in connection with your home loan, and the key factors affecting your credit scores.',
  'The credit score is a computer generated summary calculated at the time of the request and based on information that a consumer reporting agency or lender has on file. The scores are based on data about your credit history and payment patterns. Credit scores are important because they are used to assist the lender in determining whether you will obtain a loan. They may also be used to determine what interest rate you may be offered on the mortgage. Credit scores can change over time, depending on your conduct, how your credit history and payment patterns change, and how credit scoring technologies change.',
  'Because the score is based on information in your credit history, it is very important that you review the credit-related information that is being furnished to make sure it is accurate. Credit records may vary from one company to another.',
  'If you have questions about your credit score or the credit information that is furnished to you, contact the consumer reporting agency at the address and telephone number provided with this notice, or contact the lender, if the lender developed or generated the credit score. The consumer reporting agency plays no part in the decision to take any action on the loan application and is unable to provide you with specific reasons for the decision on a loan application.',
  'If you have questions concerning the terms of the loan, contact the lender.',
]

/** Both model forms end with it. The centralized source: 12 CFR 1022.136, annualcreditreport.com, read 2026-11-23. */
const CHECKING: NoticeLayout['sections'] = [
  {
    title: 'Checking your credit report',
    blocks: [
      paragraph(
        'You have a right to dispute any inaccurate information in your credit report. If you find mistakes on your credit report, contact the consumer reporting agency. It is a good idea to check your credit report to make sure the information it contains is accurate.',
      ),
      paragraph(
        'Under federal law, you have the right to obtain copies of your credit report directly from the consumer reporting agencies, and a free copy from each of the nationwide agencies once in any 12 months. To order your free annual credit report:',
      ),
      {
        kind: 'list',
        items: [
          'By telephone, toll-free: (877) 322-8228',
          'On the web: www.annualcreditreport.com',
          'By mail: Annual Credit Report Request Service, P.O. Box 105281, Atlanta, GA 30348-5281',
        ],
      },
      paragraph(
        'For more information about credit reports and your rights under federal law, visit the Consumer Financial Protection Bureau’s website at www.consumerfinance.gov/learnmore.',
      ),
    ],
  },
]

const WHAT_A_REPORT_IS =
  'Your credit report is a record of your credit history. It includes information about whether you pay your bills on time and how much you owe to creditors.'
const WHAT_A_SCORE_IS =
  'Your credit score is a number that reflects the information in your credit report. It can change over time, as your credit history changes.'

export interface ScoreDisclosure {
  readonly parties: Pick<NoticeParties, 'lender' | 'applicant'>
  readonly report: CreditReport
  /** the score that was used; undefined where the bureau had none */
  readonly score: number | undefined
  /** the day of the report, and that of the notice, at the lender's place */
  readonly pulledOn: LocalDate
  readonly madeOn: LocalDate
}

export function scoreDisclosureLayout(disclosure: ScoreDisclosure): NoticeLayout {
  const { parties, score, madeOn } = disclosure
  return {
    title: score === undefined ? 'Credit scores and the price you pay for credit' : 'Your credit score and the price you pay for credit',
    date: formatShortDate(madeOn),
    parties: layoutParties(parties),
    sections: [...(score === undefined ? withoutScore(disclosure) : withScore(disclosure, score)), ...CHECKING],
  }
}

const bureauBlocks = ({ bureau, bureauAddress, bureauPhone, bureauUrl }: CreditReport): NoticeBlock[] => [
  paragraph(bureau),
  ...(bureauAddress ? [paragraph(bureauAddress)] : []),
  { kind: 'reach', phone: formatPhone(bureauPhone), url: bureauUrl },
]

function withScore({ report, pulledOn }: ScoreDisclosure, score: number): NoticeLayout['sections'] {
  const { low, high } = report.scoreRange
  const factors = disclosedFactors(report)
  return [
    {
      title: 'Your credit score',
      blocks: [
        { kind: 'figure', text: String(score) },
        paragraph(`Source: ${report.bureau}. Created on ${formatShortDate(pulledOn)}.`),
        paragraph(
          `Scores range from a low of ${low} to a high of ${high}. Generally, the higher your score, the more likely you are to be offered better credit terms.`,
        ),
      ],
    },
    { title: 'How your score compares with the scores of other consumers', blocks: comparison(score, report) },
    ...(factors.length > 0
      ? [{ title: 'Key factors that adversely affected your credit score', blocks: [{ kind: 'list' as const, items: factors }] }]
      : []),
    {
      title: 'Understanding your credit score',
      blocks: [
        paragraph(WHAT_A_SCORE_IS),
        paragraph(WHAT_A_REPORT_IS),
        paragraph('Your credit score can affect whether you can get a loan and how much you will have to pay for that loan.'),
      ],
    },
    { title: 'Notice to the home loan applicant', blocks: HOME_LOAN_APPLICANT.map(paragraph) },
    { title: 'The consumer reporting agency that provided your score', blocks: bureauBlocks(report) },
  ]
}

/** Only of a score on the scale of the published spread: of another one it would say something untrue. */
function comparison(score: number, { scoreRange }: CreditReport): NoticeBlock[] {
  const { model, ranges } = SCORE_DISTRIBUTION
  const place = scoreRange.low === model.low && scoreRange.high === model.high ? standingOfScore(score) : undefined
  if (!place) return [paragraph('The agency that provided your score can tell you how it compares with the scores of other consumers.')]
  const { range, belowPermille } = place
  return [
    paragraph(
      `Your score is between ${range.low} and ${range.high}, as the scores of ${percent(range.permille)} of US consumers are. ${percent(belowPermille)} of consumers have a score below ${range.low}, and ${percent(1000 - belowPermille - range.permille)} have one above ${range.high}.`,
    ),
    { kind: 'list', items: ranges.map(({ low, high, permille }) => `${low} to ${high}: ${percent(permille)} of consumers`) },
  ]
}

function withoutScore({ report }: ScoreDisclosure): NoticeLayout['sections'] {
  return [
    {
      title: 'Your credit score',
      blocks: [
        paragraph(
          `Your credit score is not available from ${report.bureau}, which is a consumer reporting agency, because they may not have enough information about your credit history to calculate a score.`,
        ),
      ],
    },
    {
      title: 'What you should know about credit scores',
      blocks: [
        paragraph(
          'A credit score is a number that reflects the information in a credit report. It can change over time, as a credit history changes.',
        ),
        paragraph(
          'A credit report is a record of your credit history. It includes information about whether you pay your bills on time and how much you owe to creditors.',
        ),
        paragraph(
          'Credit scores are important because consumers who have higher credit scores generally will get more favorable credit terms.',
        ),
        paragraph('Not having a credit score can affect whether you can get a loan and how much you will have to pay for that loan.'),
      ],
    },
    { title: 'The consumer reporting agency that we asked', blocks: bureauBlocks(report) },
  ]
}

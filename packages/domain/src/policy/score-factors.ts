/** What a score's own key factors say in the words of Regulation B's form C-1, where the form has words for exactly that. */
import type { CreditReport } from '../facts/credit-report.ts'
import { type AdverseActionReason, keyScoreFactors } from './adverse-action.ts'

type ScoreFactor = CreditReport['scoreFactors'][number]

/**
 * Factor statements of the three bureaus' scores, by the reason of the form that means the same thing. A statement that is not here is told in
 * its own words: a notice must not check the closest reason (12 CFR 1002 appendix C, paragraph 4; comment 9(b)(2)-4). By statement and not by
 * number, because the bureaus number some of them differently (19 and 27). Statements: creditinfocenter.com, risk factor reason codes, and
 * crecreditservices.com, FICO score factor codes; both read 2026-11-23.
 */
export const SCORE_FACTOR_REASONS: Readonly<Partial<Record<AdverseActionReason, readonly string[]>>> = {
  DELINQUENT_OBLIGATIONS: [
    'Level of delinquency on accounts',
    'Delinquency on accounts',
    'Number of accounts with delinquency',
    'Time since delinquency is too recent or unknown',
    'Amount past due on accounts',
    'Amount owed on delinquent accounts',
    'Serious delinquency',
  ],
  COLLECTION_OR_JUDGMENT: ['Collection agency filing'],
  LIMITED_CREDIT_EXPERIENCE: [
    'Length of time accounts have been established',
    'Length of credit history is too short',
    'Account payment history is too new to rate',
    'Number of established accounts',
    'Number of accounts established',
  ],
  RECENT_INQUIRIES: [
    'Too many inquiries last 12 months',
    'Too many inquiries in last 12 months',
    'Too many inquiries in the last 12 months',
    'Too many recent inquiries last 12 months',
    'Number of recent inquiries',
  ],
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const BY_STATEMENT: ReadonlyMap<string, AdverseActionReason> = new Map(
  Object.entries(SCORE_FACTOR_REASONS).flatMap(([reason, statements]) =>
    statements.map((statement) => [plain(statement), reason as AdverseActionReason] as const),
  ),
)

/** 'OTHER' where the form has no words for it. */
export const reasonOfScoreFactor = (text: string): AdverseActionReason => BY_STATEMENT.get(plain(text)) ?? 'OTHER'

/** A factor that counts inquiries is disclosed in any case (FCRA 609(f)(9)). */
const isInquiries = (factor: string): boolean => /inquir/i.test(factor)

/** The key factors that are disclosed, the one that lowered the score most first, as the bureau words them. */
export const disclosedFactors = ({ scoreFactors }: { readonly scoreFactors: readonly ScoreFactor[] }): string[] =>
  keyScoreFactors(
    scoreFactors.map(({ text }) => text),
    isInquiries,
  )

/** The reasons that the disclosed factors come to, each once. */
export const reasonsOfFactors = (report: { readonly scoreFactors: readonly ScoreFactor[] }): AdverseActionReason[] => [
  ...new Set(disclosedFactors(report).map(reasonOfScoreFactor)),
]

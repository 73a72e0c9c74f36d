/** The limits that read the credit report. */
import type { CreditReport } from '../../facts/credit-report.ts'
import type { AdverseActionReason } from '../../policy/adverse-action.ts'
import { reasonsOfFactors } from '../../policy/score-factors.ts'
import { addYears, compareLocalDates, type LocalDate } from '../../values/local-date.ts'
import type { Limit } from './limit.ts'

const late = ({ tradelines }: CreditReport) => tradelines.some((line) => line.late30In12Months > 0)
/** Fewer accounts than this say little about a borrower. Our own figure. */
const FEW_ACCOUNTS = 3
/** This many inquiries count as a reason for a low score. Our own figure. */
const MANY_INQUIRIES = 5

/**
 * Why a score is low: by the factors that the score itself came with, because nothing else was weighed (comment 9(b)(2)-4); where it came with
 * none, and in guidelines before 2026-12, by what the report shows.
 */
const scoreReasons = ({ input: { credit }, guideline, claimsLeft }: Parameters<Limit>[0]): AdverseActionReason[] =>
  guideline.scoreReasons === 'FACTORS' && credit.scoreFactors.length > 0
    ? reasonsOfFactors(credit)
    : shownReasons(credit, claimsLeft.length > 0)

function shownReasons(credit: CreditReport, hasClaims: boolean): AdverseActionReason[] {
  const reasons: AdverseActionReason[] = []
  if (late(credit)) reasons.push('DELINQUENT_OBLIGATIONS')
  if (hasClaims) reasons.push('COLLECTION_OR_JUDGMENT')
  if (credit.publicRecords.some((record) => record.kind === 'FORECLOSURE')) reasons.push('FORECLOSURE')
  if (credit.publicRecords.some((record) => record.kind === 'BANKRUPTCY')) reasons.push('BANKRUPTCY')
  if (credit.tradelines.length < FEW_ACCOUNTS) reasons.push('LIMITED_CREDIT_EXPERIENCE')
  if (credit.inquiries.length >= MANY_INQUIRIES) reasons.push('RECENT_INQUIRIES')
  return reasons.length > 0 ? reasons : ['OTHER']
}

/** The middle score is at least the occupancy's (or the property kind's) minimum. Without a score it does not fail: a person decides. */
export const scoreLimit: Limit = (situation) => {
  const { score, minimumScore } = situation
  const passed = score === undefined || score >= minimumScore
  return {
    limit: 'SCORE',
    passed,
    decides: true,
    ...(score === undefined ? {} : { yours: { unit: 'POINTS', value: score } as const }),
    limitValue: { unit: 'POINTS', value: minimumScore },
    reasonCodes: passed ? [] : scoreReasons(situation),
  }
}

/** The day of the latest record of a kind, or undefined. */
export function latestRecord({ publicRecords }: CreditReport, kind: 'BANKRUPTCY' | 'FORECLOSURE'): LocalDate | undefined {
  const days = publicRecords.filter((record) => record.kind === kind).map((record) => record.filedOn)
  return days.sort(compareLocalDates).at(-1)
}

const yearsSince = (name: 'BANKRUPTCY' | 'FORECLOSURE', yearsOf: (guideline: Parameters<Limit>[0]['guideline']) => number): Limit => {
  return ({ input, guideline }) => {
    const filedOn = latestRecord(input.credit, name)
    const years = yearsOf(guideline)
    const passed = filedOn === undefined || compareLocalDates(addYears(filedOn, years), input.on) <= 0
    return {
      limit: name,
      passed,
      decides: true,
      ...(filedOn === undefined ? {} : { yours: { unit: 'DATE', value: filedOn } as const }),
      limitValue: { unit: 'YEARS', value: years },
      reasonCodes: passed ? [] : [name],
    }
  }
}

/** Four years since the latest bankruptcy. */
export const bankruptcyLimit = yearsSince('BANKRUPTCY', (guideline) => guideline.bankruptcyYears)

/** Seven years since the latest foreclosure. */
export const foreclosureLimit = yearsSince('FORECLOSURE', (guideline) => guideline.foreclosureYears)

/** Open collections, judgments and tax claims total at most 5,000 together; above it they are paid off first. */
export const collectionsLimit: Limit = ({ claimsLeft, guideline }) => {
  const total = claimsLeft.reduce((sum, claim) => sum + claim.amountCents, 0)
  const passed = total <= guideline.collectionsOverCents
  return {
    limit: 'COLLECTIONS',
    passed,
    decides: true,
    yours: { unit: 'CENTS', value: total },
    limitValue: { unit: 'CENTS', value: guideline.collectionsOverCents },
    reasonCodes: passed ? [] : ['COLLECTION_OR_JUDGMENT'],
  }
}

/** Mortgage payments 30 days late in the last year: kept to be read; a person has looked at them in DELINQUENCY_REVIEW before. */
export const delinquencyLimit: Limit = ({ input }) => {
  const loans = input.credit.tradelines.filter((line) => line.kind === 'MORTGAGE' || line.kind === 'HELOC')
  const times = loans.reduce((sum, line) => sum + line.late30In12Months, 0)
  return {
    limit: 'DELINQUENCY',
    passed: times === 0,
    decides: false,
    yours: { unit: 'COUNT', value: times },
    limitValue: { unit: 'COUNT', value: 0 },
    reasonCodes: times === 0 ? [] : ['DELINQUENT_OBLIGATIONS'],
  }
}

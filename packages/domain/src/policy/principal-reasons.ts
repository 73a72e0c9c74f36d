/** Why credit was refused: the factors that were really weighed, in the order of their weight, for the notice and for the register alike. */
import type { CreditReport } from '../facts/credit-report.ts'
import { type Refusal, refusalKind } from '../flow/items/decision/refusal.ts'
import type { LimitName, LimitResult } from '../underwriting/limits/limit-result.ts'
import { type AdverseActionReason, adverseActionReasons, type HmdaDenialReason } from './adverse-action.ts'
import { disclosedFactors, reasonOfScoreFactor, reasonsOfFactors } from './score-factors.ts'

export interface PrincipalReason {
  readonly code: AdverseActionReason
  /** as the applicant is told */
  readonly text: string
  /** as the register codes it (12 CFR 1003.4(a)(16)) */
  readonly hmda: HmdaDenialReason
  /** what the register is told beside code 9: never what a person wrote to the applicant, who may be named in it */
  readonly hmdaText?: string
}

/** More are not likely to help the applicant (12 CFR 1002, comment 9(b)(2)-1). */
export const MOST_REASONS = 4

const reason = (code: AdverseActionReason): PrincipalReason => ({ code, ...adverseActionReasons[code] })
const other = (text: string, hmda: HmdaDenialReason, hmdaText = text): PrincipalReason => ({
  code: 'OTHER',
  text: `Other: ${text}`,
  hmda,
  ...(hmda === 9 ? { hmdaText } : {}),
})

/** Limits whose reason the form has no words for. */
const OTHER_REASONS: Partial<Readonly<Record<LimitName, string>>> = {
  ORGANIZATION: 'The amount that must be paid off is more than our largest line',
  ONE_EQUITY_LOAN: 'Another home equity loan on the home, of which state law allows one at a time',
  EQUITY_LOAN_YEAR: 'A home equity loan on the home within the last year, of which state law allows one a year',
  TRANSFER: 'The home was bought or transferred too recently',
  LISTED: 'The home is for sale',
  STATE: 'The home is in a state where we do not lend',
  PRICING: 'We have no rate that may be offered for this credit',
}

/** A refusal for the home itself is told with its reason; that we do not lend in a state refuses no one's credit. */
const COLLATERAL: Partial<Readonly<Record<LimitName, PrincipalReason>>> = {
  PROPERTY_KIND: reason('INSUFFICIENT_COLLATERAL'),
  PROPERTY_CONDITION: reason('INSUFFICIENT_COLLATERAL'),
}

/** What the register is told, where that is not what the applicant is told. */
const REGISTER_WORDS: Partial<Readonly<Record<LimitName, string>>> = {
  STATE: 'Home is in a state where the lender does not lend',
  PRICING: 'No price for this credit',
  TRANSFER: 'Home was bought or transferred too recently',
  LISTED: 'Home is for sale',
  ORGANIZATION: 'The amount to be paid off is more than the largest line',
}

const otherOf = (name: LimitName): PrincipalReason => {
  const text = OTHER_REASONS[name] ?? 'Not within our standards'
  return other(text, 9, REGISTER_WORDS[name] ?? text)
}

const sameReasons = (some: readonly AdverseActionReason[], others: readonly AdverseActionReason[]): boolean =>
  some.length === others.length && some.every((code, index) => code === others[index])

/** A score is refused by what lowered it: 'a low score' is no reason that Regulation B accepts (1002.9(b)(2)). */
function reasonsOfScore({ reasonCodes }: LimitResult, report: CreditReport | undefined): PrincipalReason[] {
  const factors = report ? disclosedFactors(report) : []
  const inOwnWords = (text: string) => other(text, 3)
  if (report && sameReasons(reasonCodes, reasonsOfFactors(report)))
    return factors.map((text) => {
      const code = reasonOfScoreFactor(text)
      return code === 'OTHER' ? inOwnWords(text) : reason(code)
    })
  // Guidelines before 2026-12 named what the report shows.
  const told = reasonCodes.flatMap((code) => (code === 'OTHER' ? factors.map(inOwnWords) : [reason(code)]))
  return told.length > 0 ? told : [inOwnWords('Credit history in the report of the consumer reporting agency')]
}

function reasonsOfLimit(limit: LimitResult, report: CreditReport | undefined): PrincipalReason[] {
  const { limit: name, reasonCodes } = limit
  if (name === 'SCORE') return reasonsOfScore(limit, report)
  if (reasonCodes.length === 0) return [COLLATERAL[name] ?? otherOf(name)]
  return reasonCodes.map((code) => (code === 'OTHER' ? otherOf(name) : reason(code)))
}

/**
 * At most four, and none of the limits that failed is left out for a further factor of one that weighs more: no principal reason may be
 * excluded (comment 9(b)(2)-4).
 */
export function mostWeighty(groups: readonly (readonly PrincipalReason[])[]): PrincipalReason[] {
  const told = new Set<string>()
  const unique = groups
    .map((group) => group.filter(({ text }) => !told.has(text) && told.add(text)))
    .filter((group) => group.length > 0)
    .slice(0, MOST_REASONS)
  let free = MOST_REASONS - unique.length
  return unique.flatMap((group) => {
    const further = group.slice(1, 1 + free)
    free -= further.length
    return [group[0]!, ...further]
  })
}

/** The limits that refused: of what is not offered here, the home's own alone, because credit was not decided on. */
export function decidingLimits(refusal: Extract<Refusal, { by: 'RULES' }>): LimitResult[] {
  const failed = refusal.decision.limits.filter(({ decides, passed }) => decides && !passed)
  return refusalKind(refusal) === 'NOT_OFFERED' ? failed.filter(({ limit }) => NOT_CREDIT.has(limit)) : failed
}
const NOT_CREDIT: ReadonlySet<LimitName> = new Set<LimitName>(['STATE', 'TRANSFER', 'LISTED', 'PROPERTY_KIND', 'PROPERTY_CONDITION'])

/** Whatever refused, in the order of its weight. `report` is the one that the refusal was made on. */
export function principalReasons(refusal: Refusal, report: CreditReport | undefined): PrincipalReason[] {
  if (refusal.by === 'TIME') return [reasonOfTime(refusal)]
  if (refusal.by === 'RULES') return mostWeighty(decidingLimits(refusal).map((limit) => reasonsOfLimit(limit, report)))
  const { reasonCodes = [], reason: words } = refusal.review
  return mostWeighty(
    reasonCodes.map((code) => [code === 'OTHER' ? other(words, 9, 'Another reason, as told to the applicant') : reason(code)]),
  )
}

function reasonOfTime({ ended }: Extract<Refusal, { by: 'TIME' }>): PrincipalReason {
  if (ended.because === 'INCOMPLETE') return reason('CREDIT_APPLICATION_INCOMPLETE')
  if (ended.because === 'COUNTEROFFER')
    return other('The terms that we offered in place of those you asked for were not accepted in time', 9)
  return other(
    `We did not finish our own review within 30 days of your completed application (${ended.title})`,
    9,
    'Review not finished in time',
  )
}

/** The notice of action taken as data, in the words of Regulation B's form C-1 (12 CFR 1002 appendix C): what screen, paper and console show. */
import type { CreditReport } from '../facts/credit-report.ts'
import { type Refusal, refusalKind } from '../flow/items/decision/refusal.ts'
import type { LimitResult } from '../underwriting/limit-result.ts'
import { explainLimit } from '../underwriting/words/limit-words.ts'
import type { LocalDate } from '../values/local-date.ts'
import { type AdverseActionReason, adverseActionReasons, keyScoreFactors } from './adverse-action.ts'
import { type EcoaAgency, ecoaAgencies } from './ecoa-agency.ts'

export type NoticeReason = { readonly code: AdverseActionReason; readonly text: string }

export type NoticeParties = {
  readonly lender: {
    readonly legalName: string
    readonly address: string
    readonly phone: string
    readonly email: string
    readonly nmlsNumber: string
  }
  readonly applicant: { readonly name: string; readonly address: string }
  /** that the lender's compliance with the ECOA is watched by */
  readonly agency: EcoaAgency
}

export type NoticeContent = Omit<NoticeParties, 'agency'> & {
  readonly kind: 'ADVERSE_ACTION' | 'NOT_OFFERED'
  readonly actionTaken: string
  readonly reasons: readonly NoticeReason[]
  readonly score: {
    readonly value: number
    readonly min: number
    readonly max: number
    readonly on: LocalDate
    readonly source: string
    readonly factors: readonly string[]
  } | null
  readonly bureau: { readonly name: string; readonly address: string; readonly phone: string; readonly url: string } | null
  readonly ecoa: string
  readonly fcra: readonly string[]
}

/** 12 CFR 1002.9(b)(1), word for word. */
export const ecoaNotice = (agency: EcoaAgency): string =>
  `The Federal Equal Credit Opportunity Act prohibits creditors from discriminating against credit applicants on the basis of race, color, religion, national origin, sex, marital status, age (provided the applicant has the capacity to enter into a binding contract); because all or part of the applicant's income derives from any public assistance program; or because the applicant has in good faith exercised any right under the Consumer Credit Protection Act. The Federal agency that administers compliance with this law concerning this creditor is ${ecoaAgencies[agency]}.`

/** Form C-1, part II: FCRA 615(a)(2) to (4). */
const REPORT_USED = [
  'Our credit decision was based in whole or in part on information obtained in a report from the consumer reporting agency listed below. You have a right under the Fair Credit Reporting Act to know the information contained in your credit file at the consumer reporting agency. The reporting agency played no part in our decision and is unable to supply specific reasons why we have denied credit to you.',
  'You also have a right to a free copy of your report from the reporting agency, if you request it no later than 60 days after you receive this notice. In addition, if you find that any information contained in the report you receive is inaccurate or incomplete, you have the right to dispute the matter with the reporting agency.',
]
const SCORE_USED =
  'We also obtained your credit score from the consumer reporting agency and used it in making our credit decision. Your credit score is a number that reflects the information in your consumer report. Your credit score can change, depending on how the information in your consumer report changes.'
/** Form C-1, part II: FCRA 615(b)(1); the value of the home and the land records come from such sources. */
const OTHER_SOURCE_USED =
  'Our credit decision was based in whole or in part on information obtained from an outside source other than a consumer reporting agency. Under the Fair Credit Reporting Act, you have the right to make a written request, no later than 60 days after you receive this notice, for disclosure of the nature of this information.'

/** A factor that counts inquiries is disclosed in any case (FCRA 609(f)(9)). */
const isInquiries = (factor: string): boolean => /inquir/i.test(factor)
const factorsOf = (report: CreditReport): string[] =>
  keyScoreFactors(
    report.scoreFactors.map((factor) => factor.text),
    isInquiries,
  )

const reason = (code: AdverseActionReason): NoticeReason => ({ code, text: adverseActionReasons[code].text })
const other = (text: string): NoticeReason => ({ code: 'OTHER', text: `Other: ${text}` })

const deciding = (limits: readonly LimitResult[]): LimitResult[] => limits.filter((limit) => limit.decides && !limit.passed)

/** 'Other' alone says nothing (1002.9(b)(2)): what a score was lowered by, or what else it was. */
function reasonsOfLimit(limit: LimitResult, report: CreditReport | undefined): NoticeReason[] {
  return limit.reasonCodes.flatMap((code) => {
    if (code !== 'OTHER') return [reason(code)]
    if (limit.limit === 'SCORE') return report ? factorsOf(report).map(other) : []
    return [other('What has to be paid off is more than the largest line we offer')]
  })
}

/** The principal reasons, most weighty first, at most four; none where we do not offer the product at all. */
export function refusalReasons(refusal: Refusal, report: CreditReport | undefined): NoticeReason[] {
  if (refusalKind(refusal) === 'NOT_OFFERED') return []
  const all =
    refusal.by === 'PERSON'
      ? (refusal.review.reasonCodes ?? []).map((code) => (code === 'OTHER' ? other(refusal.review.reason) : reason(code)))
      : deciding(refusal.decision.limits).flatMap((limit) => reasonsOfLimit(limit, report))
  return all.filter((each, index) => all.findIndex((one) => one.text === each.text) === index).slice(0, 4)
}

/** What no reason of the form says: what is not offered here and why, or that a person has decided. */
export function refusalNote(refusal: Refusal): string | undefined {
  if (refusal.by === 'PERSON') return 'A person here decided this after looking at your file.'
  if (refusalKind(refusal) !== 'NOT_OFFERED') return undefined
  const { decision } = refusal
  const why = deciding(decision.limits).map((limit) => explainLimit(limit, decision).explanation)
  return ['We do not offer a line on this home at this time; no decision was made on your credit.', ...why].join(' ')
}

/** Which outside information the refusal rests on: FCRA 615 asks for other words for each. */
function sourcesOf(refusal: Refusal): { report: boolean; score: boolean; others: boolean } {
  if (refusalKind(refusal) === 'NOT_OFFERED') return { report: false, score: false, others: false }
  if (refusal.by === 'RULES') {
    const failed = deciding(refusal.decision.limits).map((limit) => limit.limit)
    return { report: true, score: refusal.decision.figures.score !== undefined, others: failed.some((limit) => OTHERS.includes(limit)) }
  }
  if (refusal.item === 'ownership-review') return { report: false, score: false, others: true }
  const isUnderwriting = refusal.item === 'underwriting-review' || refusal.item === 'verified-review'
  return { report: true, score: isUnderwriting, others: isUnderwriting }
}
const OTHERS: readonly string[] = ['CLTV', 'LIEN_POSITION', 'COLLECTIONS', 'ORGANIZATION']

/** `report` is the one that the refusal was made on; `pulledOn` its day at the lender's place. */
export function noticeOf(
  refusal: Refusal,
  parties: NoticeParties,
  credit: { readonly report: CreditReport; readonly pulledOn: LocalDate; readonly counted: number | undefined } | undefined,
): NoticeContent {
  const { agency, ...named } = parties
  const used = sourcesOf(refusal)
  const report = used.report ? credit?.report : undefined
  const score =
    used.score && credit?.counted !== undefined
      ? {
          value: credit.counted,
          min: credit.report.scoreRange.low,
          max: credit.report.scoreRange.high,
          on: credit.pulledOn,
          source: credit.report.bureau,
          factors: factorsOf(credit.report),
        }
      : null
  const kind = refusalKind(refusal)
  return {
    ...named,
    kind,
    actionTaken:
      kind === 'NOT_OFFERED' ? (refusalNote(refusal) ?? '') : 'Your application for a home equity line of credit was not approved.',
    reasons: refusalReasons(refusal, credit?.report),
    score,
    bureau: report ? { name: report.bureau, address: report.bureauAddress ?? '', phone: report.bureauPhone, url: report.bureauUrl } : null,
    ecoa: ecoaNotice(agency),
    fcra: [...(report ? REPORT_USED : []), ...(score ? [SCORE_USED] : []), ...(used.others ? [OTHER_SOURCE_USED] : [])],
  }
}

/** The notice of action taken as data, in the words of Regulation B's form C-1 (12 CFR 1002 appendix C): what screen, document and console show. */
import type { CreditReport } from '../facts/credit-report.ts'
import type { EndedByTime } from '../flow/items/decision/action-clock.ts'
import { type Refusal, refusalKind } from '../flow/items/decision/refusal.ts'
import type { FirmOfferText } from '../underwriting/explanations/firm-offer-text.ts'
import { explainLimit } from '../underwriting/explanations/limit-text.ts'
import type { LimitName } from '../underwriting/limits/limit-result.ts'
import type { LocalDate } from '../values/local-date.ts'
import { formatLocalDate } from '../values/local-date-display.ts'
import { type AdverseActionReason, adverseActionReasons } from './adverse-action.ts'
import { type EcoaAgency, ecoaAgencies } from './ecoa-agency.ts'
import { decidingLimits, principalReasons } from './principal-reasons.ts'
import { disclosedFactors } from './score-factors.ts'

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
  /** what stands against the firm offer by whose letter they came; absent without one, and in notices from before it was said */
  readonly firmOffer?: FirmOfferText | undefined
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
  'Our credit decision was based in whole or in part on information obtained in a report from the consumer reporting agency listed in this notice. You have a right under the Fair Credit Reporting Act to know the information contained in your credit file at the consumer reporting agency. The reporting agency played no part in our decision and is unable to supply specific reasons why we have denied credit to you.',
  'You also have a right to a free copy of your report from the reporting agency, if you request it no later than 60 days after you receive this notice. In addition, if you find that any information contained in the report you receive is inaccurate or incomplete, you have the right to dispute the matter with the reporting agency.',
]
const SCORE_USED =
  'We also obtained your credit score from the consumer reporting agency and used it in making our credit decision. Your credit score is a number that reflects the information in your consumer report. Your credit score can change, depending on how the information in your consumer report changes.'
/** Form C-1, part II: FCRA 615(b)(1); the value of the home and the land records come from such sources. */
const otherSourceUsed = (decision: string): string =>
  `${decision} was based in whole or in part on information obtained from an outside source other than a consumer reporting agency. Under the Fair Credit Reporting Act, you have the right to make a written request, no later than 60 days after you receive this notice, for disclosure of the nature of this information.`

/** The principal reasons, most weighty first, at most four; none where we do not lend in the state at all. */
export function refusalReasons(refusal: Refusal, report: CreditReport | undefined): NoticeReason[] {
  if (noticeKind(refusal) === 'NOT_OFFERED') return []
  return principalReasons(refusal, report).map(({ code, text }) => ({ code, text }))
}

/**
 * What kind of notice answers a refusal. A home that is not accepted is adverse action for the collateral and is told so; only where we do not
 * lend in its state at all is there no decision to notify.
 */
export const noticeKind = (refusal: Refusal): NoticeContent['kind'] =>
  refusal.by === 'RULES' && refusalKind(refusal) === 'NOT_OFFERED' && decidingLimits(refusal).some(({ limit }) => limit === 'STATE')
    ? 'NOT_OFFERED'
    : 'ADVERSE_ACTION'

/** Whose delay it was, as the applicant reads it beside the reasons: what was only late with us is not said as if they had failed. */
const NOTE_OF_TIME: Readonly<Record<EndedByTime['because'], (on: string) => string>> = {
  INCOMPLETE: (on) => `We asked you for something on ${on}, and it has not reached us. We can’t decide without it.`,
  COUNTEROFFER: (on) => `The other terms that we offered you on ${on} were open for 90 days, and no one accepted them.`,
  UNDECIDED: () =>
    'We did not finish our own review within the 30 days that federal law gives us. The delay was ours. It says nothing about your credit or your home.',
}

/** What no reason of the form says: what is not offered here and why, that a person has decided, or whose time has run out. */
export function refusalNote(refusal: Refusal): string | undefined {
  if (refusal.by === 'PERSON') return 'An underwriter made this decision after reviewing your file.'
  if (refusal.by === 'TIME') return NOTE_OF_TIME[refusal.ended.because](formatLocalDate(refusal.ended.from))
  if (refusalKind(refusal) !== 'NOT_OFFERED') return undefined
  const why = decidingLimits(refusal).map((limit) => explainLimit(limit, refusal.decision).explanation)
  return ['We do not offer a line on this home at this time; no decision was made on your credit.', ...why].join(' ')
}

interface Sources {
  readonly report: boolean
  readonly score: boolean
  readonly others: boolean
}

const NO_SOURCES: Sources = { report: false, score: false, others: false }
const REPORT: Sources = { ...NO_SOURCES, report: true }
const REPORT_AND_SCORE: Sources = { ...REPORT, score: true }
const OTHERS: Sources = { ...NO_SOURCES, others: true }

/** What each limit is judged by. The share of the value goes by the score, and so does the rate whose payment counts toward the income. */
const SOURCES: Readonly<Record<LimitName, Sources>> = {
  STATE: NO_SOURCES,
  TRANSFER: OTHERS,
  LISTED: OTHERS,
  PROPERTY_KIND: OTHERS,
  PROPERTY_CONDITION: OTHERS,
  SCORE: REPORT_AND_SCORE,
  BANKRUPTCY: REPORT_AND_SCORE,
  FORECLOSURE: REPORT_AND_SCORE,
  COLLECTIONS: { ...REPORT_AND_SCORE, others: true },
  DELINQUENCY: REPORT_AND_SCORE,
  LIEN_POSITION: { ...REPORT, others: true },
  CLTV: { ...REPORT_AND_SCORE, others: true },
  DTI: REPORT_AND_SCORE,
  ORGANIZATION: { ...REPORT, others: true },
  ONE_EQUITY_LOAN: { ...REPORT, others: true },
  EQUITY_LOAN_YEAR: { ...REPORT, others: true },
  PRICING: REPORT_AND_SCORE,
}

const together = (all: readonly Sources[]): Sources => ({
  report: all.some(({ report }) => report),
  score: all.some(({ score }) => score),
  others: all.some(({ others }) => others),
})

/** A person names reasons alone: what speaks of credit is in the report, and what does not came from elsewhere. */
function sourcesOfReasons(codes: readonly AdverseActionReason[]): Sources {
  if (codes.length === 0) return { ...REPORT_AND_SCORE, others: true }
  return together(
    codes.map((code) => {
      const { hmda } = adverseActionReasons[code]
      return { ...(code === 'OTHER' || hmda === 1 || hmda === 3 ? REPORT_AND_SCORE : NO_SOURCES), others: hmda !== 3 }
    }),
  )
}

/** Which outside information the refusal is based on: FCRA 615 asks for other words for each, and for none of what was not used. */
function sourcesOf(refusal: Refusal, said: ReadonlySet<LimitName>): Sources {
  if (refusal.by === 'TIME') return NO_SOURCES
  if (refusal.by === 'RULES') {
    const failed = decidingLimits(refusal).map(({ limit }) => limit)
    const { incomeVerified, score } = refusal.decision.figures
    const used = together(failed.map((limit) => (said.has(limit) ? NO_SOURCES : SOURCES[limit])))
    // What an employer or a bank said of the income.
    const others = used.others || (incomeVerified && failed.includes('DTI'))
    return { report: used.report, score: used.score && score !== undefined, others }
  }
  if (refusal.item === 'ownership-review') return OTHERS
  if (refusal.item === 'delinquency-review') return REPORT
  return sourcesOfReasons(refusal.review.reasonCodes ?? [])
}

/** In a few words, before the reasons. */
function actionTaken(refusal: Refusal): string {
  if (refusalKind(refusal) === 'NOT_OFFERED') return refusalNote(refusal) ?? ''
  if (refusal.by !== 'TIME') return 'Your application for a home equity line of credit was not approved.'
  if (refusal.ended.because === 'INCOMPLETE')
    return `Your application for a home equity line of credit was denied because it is incomplete. We asked you for what was missing on ${formatLocalDate(refusal.ended.from)}.`
  if (refusal.ended.because === 'COUNTEROFFER')
    return `We could not approve the line on the terms you asked for, and the other terms that we offered you on ${formatLocalDate(refusal.ended.from)} were not accepted.`
  return `Your application for a home equity line of credit was not approved. ${NOTE_OF_TIME.UNDECIDED('')} You may apply again at any time.`
}

/** What the paragraph on other sources calls the decision: of what is not offered here, none was made on credit. */
const nameOfDecision = (refusal: Refusal): string =>
  refusalKind(refusal) === 'NOT_OFFERED' ? 'Our decision not to offer a line on this home' : 'Our credit decision'

/**
 * `report` is the one that the refusal was made on; `pulledOn` its day at the lender's place.
 * @param said limits that failed by the applicant's own word, which is no outside source
 */
export function noticeOf(
  refusal: Refusal,
  parties: NoticeParties,
  credit: { readonly report: CreditReport; readonly pulledOn: LocalDate; readonly counted: number | undefined } | undefined,
  said: ReadonlySet<LimitName> = new Set(),
): NoticeContent {
  const { agency, ...named } = parties
  const used = sourcesOf(refusal, said)
  const report = used.report ? credit?.report : undefined
  const score =
    used.score && credit?.counted !== undefined
      ? {
          value: credit.counted,
          min: credit.report.scoreRange.low,
          max: credit.report.scoreRange.high,
          on: credit.pulledOn,
          source: credit.report.bureau,
          factors: disclosedFactors(credit.report),
        }
      : null
  return {
    ...named,
    kind: noticeKind(refusal),
    actionTaken: actionTaken(refusal),
    reasons: refusalReasons(refusal, credit?.report),
    score,
    bureau: report ? { name: report.bureau, address: report.bureauAddress ?? '', phone: report.bureauPhone, url: report.bureauUrl } : null,
    ecoa: ecoaNotice(agency),
    fcra: [
      ...(report ? REPORT_USED : []),
      ...(score ? [SCORE_USED] : []),
      ...(used.others ? [otherSourceUsed(nameOfDecision(refusal))] : []),
    ],
  }
}

/** Each limit in plain sentences with its numbers: what is yours, what we ask, and why the two differ. */
import { addDays, addYears } from '../../values/local-date.ts'
import { formatShortDate } from '../../values/local-date-display.ts'
import type { Decision, DecisionFigures } from '../decision/decision.ts'
import type { LimitName, LimitResult } from '../limits/limit-result.ts'
import { formatCount, formatDay, formatFigure, formatMoneyExact, formatMoneyRounded, formatName, formatOrdinal } from './format-figure.ts'
import { describePayment } from './payment-text.ts'

export const LIMIT_TITLES: Readonly<Record<LimitName, string>> = {
  STATE: 'Your home’s location',
  TRANSFER: 'How long you have owned your home',
  LISTED: 'Not for sale',
  PROPERTY_KIND: 'Type of home',
  PROPERTY_CONDITION: 'Your home’s condition',
  SCORE: 'Your credit score',
  BANKRUPTCY: 'Time since a bankruptcy',
  FORECLOSURE: 'Time since a foreclosure',
  COLLECTIONS: 'Open collections and judgments',
  DELINQUENCY: 'Mortgage payments in the last year',
  LIEN_POSITION: 'Liens ahead of this line',
  CLTV: 'Loans compared with your home’s value',
  DTI: 'Monthly payments compared with your income',
  ORGANIZATION: 'The largest line we offer',
  ONE_EQUITY_LOAN: 'One home equity loan at a time',
  EQUITY_LOAN_YEAR: 'Time since your last home equity loan',
  PRICING: 'A rate for this line',
}

/** What a limit is explained from, beside its own result. */
/** A limit of the state or of the lender is none of the applicant's credit (12 CFR 1002.9(b)(2): the reasons are the true ones). */
const CLTV_LIMIT = { SCORE: ' at your credit score', STATE: ' in your state', LENDER: '' } as const

export type LimitContext = Pick<Decision, 'figures' | 'pricingAsOf'>

type Explain = (limit: LimitResult, told: LimitContext) => string

const numberOf = (figure: LimitResult['yours']): number => (typeof figure?.value === 'number' ? figure.value : 0)
const textOf = (figure: LimitResult['yours']): string => (typeof figure?.value === 'string' ? figure.value : '')
const shown = (figure: LimitResult['yours']): string => (figure === undefined ? '' : formatFigure(figure))

const sinceRecord =
  (what: string): Explain =>
  (limit) => {
    const years = numberOf(limit.limitValue)
    if (limit.yours === undefined) return `Your report shows no ${what}.`
    const on = textOf(limit.yours)
    const ends = formatShortDate(addYears(on, years))
    const filed = `Your report shows a ${what} of ${formatShortDate(on)}.`
    return limit.passed
      ? `${filed} More than ${formatCount(years, 'year')} have passed since.`
      : `${filed} We can lend ${formatCount(years, 'year')} after it, starting ${ends}.`
  }

const debtsAndLine = ({ monthlyDebtsCents, linePaymentCents, lineCents, monthlyIncomeCents }: DecisionFigures): string => {
  const line = lineCents === undefined ? '' : `, with a line of ${formatMoneyExact(lineCents)}`
  return `Monthly payments of ${formatMoneyRounded(monthlyDebtsCents + (linePaymentCents ?? 0))}${line}, compared with an income of ${formatMoneyRounded(monthlyIncomeCents)} a month before tax.`
}

const EXPLAIN: Readonly<Record<LimitName, Explain>> = {
  STATE: ({ passed, yours }) =>
    passed ? `We lend in ${textOf(yours)}.` : `We do not lend in ${textOf(yours)} yet. This is not about your credit.`,
  TRANSFER: ({ passed, yours, limitValue }, { pricingAsOf }) => {
    const days = numberOf(yours)
    const asked = numberOf(limitValue)
    const owned = `Your home was last bought or transferred ${formatCount(days, 'day')} before our review.`
    if (passed) return owned
    const opens = formatDay(addDays(pricingAsOf, asked + 1 - days), pricingAsOf)
    return `${owned} We can lend once ${formatCount(asked, 'day')} have passed, starting ${opens}. This is not about your credit.`
  },
  LISTED: ({ passed }) =>
    passed
      ? 'Your home is not listed for sale.'
      : 'Your home is listed for sale. We lend only on homes that are not for sale. This is not about your credit.',
  PROPERTY_KIND: ({ passed, yours }) => {
    const kind = formatName(textOf(yours))
    return passed
      ? `Your home is recorded as a ${kind}.`
      : `Your home is recorded as a ${kind}. We don’t lend on that type of home. This is not about your credit.`
  },
  PROPERTY_CONDITION: ({ passed, yours }, { figures }) => {
    // Said by a professional who saw it, or by the borrower.
    if (!passed) return 'Your home is in poor condition. We can lend once the repairs are made. This is not about your credit.'
    if (yours === undefined)
      return figures.valueIsSureEnough
        ? 'We did not check your home’s condition for this decision. If a professional visits it before closing, we check it then.'
        : 'We don’t know your home’s condition yet. A professional will check it before closing.'
    return textOf(yours) === 'FAIR'
      ? 'Your home is in fair condition, so an underwriter reviews it.'
      : 'Your home’s condition meets our requirements.'
  },
  SCORE: ({ passed, yours, limitValue }) => {
    if (yours === undefined) return 'The credit bureau returned no score, so an underwriter decides.'
    const asked = `we require at least ${shown(limitValue)} for a home like yours`
    return passed ? `Your score is ${shown(yours)}; ${asked}.` : `Your score is ${shown(yours)}, and ${asked}.`
  },
  BANKRUPTCY: sinceRecord('bankruptcy'),
  FORECLOSURE: sinceRecord('foreclosure'),
  COLLECTIONS: ({ passed, yours, limitValue }) => {
    if (numberOf(yours) === 0) return 'No open collections or judgments were found.'
    const found = `Open collections, judgments and tax claims total ${shown(yours)}`
    return passed
      ? `${found}, within the ${shown(limitValue)} we accept.`
      : `${found}. We accept up to ${shown(limitValue)}, and the rest must be paid.`
  },
  DELINQUENCY: ({ passed, yours }) =>
    passed
      ? 'Your report shows no late mortgage payment in the last twelve months.'
      : `A mortgage payment was thirty days late ${formatCount(numberOf(yours), 'time')} in the last twelve months. An underwriter reviewed the reason. It did not decide this.`,
  LIEN_POSITION: ({ passed, yours, limitValue }) => {
    const place = `This line would be the ${formatOrdinal(numberOf(yours))} loan on your home.`
    return passed ? place : `${place} We lend in ${formatOrdinal(numberOf(limitValue))} position at most.`
  },
  CLTV: ({ passed, yours, limitValue }, { figures }) => {
    const { liensCents, valueCents, lineCents, cltvLimitBy } = figures
    const line = lineCents === undefined ? '' : `, with a line of ${formatMoneyExact(lineCents)}`
    const sum = `Loans of ${formatMoneyExact(liensCents + (lineCents ?? 0))}${line}, on a home valued at ${formatMoneyExact(valueCents)}.`
    const share = passed
      ? `We lend up to ${shown(limitValue)} of the value${CLTV_LIMIT[cltvLimitBy ?? 'SCORE']}.`
      : `That is ${shown(yours)} of the value;${CLTV_LIMIT[cltvLimitBy ?? 'SCORE']} we lend up to ${shown(limitValue)}.`
    return `${sum} ${share}`
  },
  DTI: ({ passed, yours, limitValue }, { figures }) => {
    const sum = debtsAndLine(figures)
    const share = passed ? `We accept up to ${shown(limitValue)}.` : `That is ${shown(yours)}; we accept up to ${shown(limitValue)}.`
    const { monthlyPayments = [] } = figures
    const parts =
      monthlyPayments.length === 0
        ? []
        : ['Beside the line, each month we count:', ...monthlyPayments.map((payment) => describePayment(payment))]
    return [sum, share, ...parts].join(' ')
  },
  ORGANIZATION: ({ passed, yours, limitValue }) =>
    passed
      ? `We offer lines up to ${shown(limitValue)}.`
      : `With the amount that must be paid off, the line would need to be ${shown(yours)}. We offer lines up to ${shown(limitValue)}.`,
  ONE_EQUITY_LOAN: ({ passed }) =>
    passed
      ? 'No other home equity loan would stay on your home. Texas allows one at a time.'
      : 'Your home has another home equity loan. Texas allows one at a time, so it must be paid off, with this line or before (Texas Constitution, Article XVI, section 50(a)(6)(K)).',
  EQUITY_LOAN_YEAR: (limit, { pricingAsOf }) => {
    const years = numberOf(limit.limitValue)
    if (limit.yours === undefined) return 'No home equity loan was found on your home.'
    const on = textOf(limit.yours)
    const opened = `The last home equity loan on your home began on ${formatShortDate(on)}.`
    return limit.passed
      ? `${opened} More than ${formatCount(years, 'year')} have passed since.`
      : `${opened} Texas allows one a year, so the next can close starting ${formatDay(addYears(on, years), pricingAsOf)} (7 Texas Administrative Code 153.14).`
  },
  PRICING: ({ passed }) =>
    passed ? 'We have a rate for this line.' : 'You meet every limit, but we have no rate for this line today. Our team is reviewing it.',
}

/** The limit in words. */
export const explainLimit = (limit: LimitResult, told: LimitContext): { readonly title: string; readonly explanation: string } => ({
  title: LIMIT_TITLES[limit.limit],
  explanation: EXPLAIN[limit.limit](limit, told),
})

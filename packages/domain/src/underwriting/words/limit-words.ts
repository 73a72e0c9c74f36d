/** Each limit in plain sentences with its numbers: what is yours, what we ask, and why the two differ. */
import { addDays, addYears } from '../../values/local-date.ts'
import { formatLocalDateWithYear } from '../../values/local-date-display.ts'
import type { Decision, DecisionFigures } from '../decision.ts'
import type { LimitName, LimitResult } from '../limit-result.ts'
import { aboutMoney, counted, dayWords, figureWords, moneyWords, nameWords, placeWords } from './figure-words.ts'

export const LIMIT_TITLES: Readonly<Record<LimitName, string>> = {
  STATE: 'Where your home is',
  TRANSFER: 'How long you have owned your home',
  LISTED: 'Not for sale',
  PROPERTY_KIND: 'The kind of home',
  PROPERTY_CONDITION: 'The condition of your home',
  SCORE: 'Your credit score',
  BANKRUPTCY: 'Time since a bankruptcy',
  FORECLOSURE: 'Time since a foreclosure',
  COLLECTIONS: 'Open collections and judgments',
  DELINQUENCY: 'Mortgage payments in the last year',
  LIEN_POSITION: 'The loans before this line',
  CLTV: 'Loans against your home’s value',
  DTI: 'Monthly payments against your income',
  ORGANIZATION: 'The largest line we offer',
  PRICING: 'A rate for this line',
}

/** What a limit is explained from, beside its own result. */
export type Told = Pick<Decision, 'figures' | 'pricingAsOf'>

type Explain = (limit: LimitResult, told: Told) => string

const numberOf = (figure: LimitResult['yours']): number => (typeof figure?.value === 'number' ? figure.value : 0)
const textOf = (figure: LimitResult['yours']): string => (typeof figure?.value === 'string' ? figure.value : '')
const shown = (figure: LimitResult['yours']): string => (figure === undefined ? '' : figureWords(figure))

const sinceRecord =
  (what: string): Explain =>
  (limit) => {
    const years = numberOf(limit.limitValue)
    if (limit.yours === undefined) return `Your report shows no ${what}.`
    const on = textOf(limit.yours)
    const ends = formatLocalDateWithYear(addYears(on, years))
    const filed = `Your report shows a ${what} of ${formatLocalDateWithYear(on)}.`
    return limit.passed
      ? `${filed} More than ${counted(years, 'year')} have passed since.`
      : `${filed} We lend ${counted(years, 'year')} after it, from ${ends}.`
  }

const debtsAndLine = ({ monthlyDebtsCents, linePaymentCents, lineCents, monthlyIncomeCents }: DecisionFigures): string => {
  const line = lineCents === undefined ? '' : `, with a line of ${moneyWords(lineCents)}`
  return `Monthly payments of ${aboutMoney(monthlyDebtsCents + (linePaymentCents ?? 0))}${line}, against an income of ${aboutMoney(monthlyIncomeCents)} a month before tax.`
}

const EXPLAIN: Readonly<Record<LimitName, Explain>> = {
  STATE: ({ passed, yours }) =>
    passed ? `We lend in ${textOf(yours)}.` : `We do not lend in ${textOf(yours)} yet. This says nothing about your credit.`,
  TRANSFER: ({ passed, yours, limitValue }, { pricingAsOf }) => {
    const days = numberOf(yours)
    const asked = numberOf(limitValue)
    const owned = `Your home was last bought or transferred ${counted(days, 'day')} before we looked.`
    if (passed) return owned
    const opens = dayWords(addDays(pricingAsOf, asked + 1 - days), pricingAsOf)
    return `${owned} We lend once ${counted(asked, 'day')} have passed, from ${opens}. This says nothing about your credit.`
  },
  LISTED: ({ passed }) =>
    passed
      ? 'Your home is not listed for sale.'
      : 'Your home is listed for sale. We lend on homes that stay yours. This says nothing about your credit.',
  PROPERTY_KIND: ({ passed, yours }) => {
    const kind = nameWords(textOf(yours))
    return passed
      ? `Your home is recorded as a ${kind}.`
      : `Your home is recorded as a ${kind}, a kind on which we do not lend. This says nothing about your credit.`
  },
  PROPERTY_CONDITION: ({ passed }) =>
    passed
      ? 'Nothing speaks against the condition of your home.'
      : 'A valuation found your home in poor condition. We can lend once the repairs are made. This says nothing about your credit.',
  SCORE: ({ passed, yours, limitValue }) => {
    if (yours === undefined) return 'The credit bureau returned no score, so a person decides.'
    const asked = `we ask for at least ${shown(limitValue)} for a home like yours`
    return passed ? `Your score is ${shown(yours)}; ${asked}.` : `Your score is ${shown(yours)}, and ${asked}.`
  },
  BANKRUPTCY: sinceRecord('bankruptcy'),
  FORECLOSURE: sinceRecord('foreclosure'),
  COLLECTIONS: ({ passed, yours, limitValue }) => {
    if (numberOf(yours) === 0) return 'No open collections or judgments were found.'
    const found = `Open collections, judgments and tax claims come to ${shown(yours)}`
    return passed
      ? `${found}, within the ${shown(limitValue)} we accept.`
      : `${found}. We accept up to ${shown(limitValue)}; what is above it has to be paid.`
  },
  DELINQUENCY: ({ passed, yours }) =>
    passed
      ? 'Your mortgage was paid on time in the last twelve months.'
      : `A mortgage payment was thirty days late ${counted(numberOf(yours), 'time')} in the last twelve months. A person has looked at why; it did not decide this.`,
  LIEN_POSITION: ({ passed, yours, limitValue }) => {
    const place = `This line would be the ${placeWords(numberOf(yours))} loan on your home.`
    return passed ? place : `${place} We lend in the ${placeWords(numberOf(limitValue))} place at most.`
  },
  CLTV: ({ passed, yours, limitValue }, { figures }) => {
    const { liensCents, valueCents, lineCents } = figures
    const line = lineCents === undefined ? '' : `, with a line of ${moneyWords(lineCents)}`
    const sum = `Loans of ${moneyWords(liensCents + (lineCents ?? 0))}${line}, on a home valued at ${moneyWords(valueCents)}.`
    const share = passed
      ? `We lend up to ${shown(limitValue)} of the value at your credit score.`
      : `That is ${shown(yours)} of the value; at your credit score we lend up to ${shown(limitValue)}.`
    return `${sum} ${share}`
  },
  DTI: ({ passed, yours, limitValue }, { figures }) => {
    const sum = debtsAndLine(figures)
    return passed ? `${sum} We accept up to ${shown(limitValue)}.` : `${sum} That is ${shown(yours)}; we accept up to ${shown(limitValue)}.`
  },
  ORGANIZATION: ({ passed, yours, limitValue }) =>
    passed
      ? `We offer lines up to ${shown(limitValue)}.`
      : `With what has to be paid off, the line would have to be ${shown(yours)}. We offer lines up to ${shown(limitValue)}.`,
  PRICING: ({ passed }) =>
    passed ? 'We have a rate for this line.' : 'Every limit is met, but we have no rate for this line today. A person looks at it.',
}

/** The limit in words. */
export const explainLimit = (limit: LimitResult, told: Told): { readonly title: string; readonly explanation: string } => ({
  title: LIMIT_TITLES[limit.limit],
  explanation: EXPLAIN[limit.limit](limit, told),
})

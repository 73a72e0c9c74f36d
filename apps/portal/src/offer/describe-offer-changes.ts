/** What moved between the first offer and the one of now, in words and exact figures. Pure. */
import type { CallAt, ReplyOf } from '@hearthline/contract'
import { formatShortDate, shortCents } from '@hearthline/domain'
import type { Application } from '../application/application-query.ts'
import { exactMoney, exactRate } from './format-figures.ts'

export type OfferChanges = ReplyOf<CallAt<'GET', '/service-application/api/v1/application/heloc/:uuid/offer/changes'>>
type Move = OfferChanges['moves'][number]
type Cause = Move['parts'][number]['causes'][number]

const LINES: Readonly<Record<Move['line'], string>> = {
  RATE: 'Rate and APR',
  PAYMENT: 'Monthly payment',
  DRAW: 'Amount',
  FEE: 'Origination fee',
  TOTAL: 'Total from this draw',
  RECORDING_TAX: 'Recording tax',
  COSTS: 'Other costs',
  PAY_OFF: 'Paid off for you',
  CASH: 'Cash to you',
}

const CAUSES: Readonly<Record<Cause, string>> = {
  OWN: 'what you changed',
  HARD_PULL: 'your full credit report',
  INCOME: 'your verified income',
  VALUE: 'your home’s value',
  TITLE: 'the title search',
  PRICES: 'rates and prices of the day',
}

export interface DescribedMove {
  readonly what: string
  readonly was: string
  readonly is: string
  readonly reasons: readonly string[]
}

const joined = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

export function describeMove({ line, before, after, parts }: Move): DescribedMove {
  const figure = (value: number) => (line === 'RATE' ? exactRate((value / 1000).toFixed(3)) : exactMoney(value))
  return {
    what: LINES[line],
    was: figure(before),
    is: figure(after),
    reasons: parts.map(({ causes, by }) => {
      const size = line === 'RATE' ? `${exactRate((Math.abs(by) / 1000).toFixed(3))}` : exactMoney(Math.abs(by))
      return `${size} ${by > 0 ? 'more' : 'less'}, because of ${joined(causes.map((cause) => CAUSES[cause]))}`
    }),
  }
}

type Report = NonNullable<OfferChanges['report']>
type Account = Report['accounts'][number]
type Figures = NonNullable<Account['after']>

const lateWords = (times: number): string => (times === 1 ? '1 late payment' : `${times} late payments`)

/** What of an account is another figure now. */
function changedFigures(before: Figures, after: Figures): string[] {
  const money = (name: string, from: number, to: number) =>
    from === to ? [] : [`${name} ${exactMoney(to)} instead of ${exactMoney(from)}`]
  return [
    ...money('balance', before.balanceCents, after.balanceCents),
    ...money('monthly payment', before.monthlyPaymentCents, after.monthlyPaymentCents),
    ...(before.late30In12Months === after.late30In12Months ? [] : [`${lateWords(after.late30In12Months)} in the last 12 months`]),
  ]
}

function describeAccount({ creditor, last4, before, after }: Account): string {
  const name = `${creditor} ending in ${last4}`
  if (before && after) return `${name}: ${changedFigures(before, after).join(', ')}.`
  if (after) return `${name} is new: balance ${exactMoney(after.balanceCents)}, monthly payment ${exactMoney(after.monthlyPaymentCents)}.`
  return `${name} is no longer listed as open.`
}

/** The score that the offers rest on is named where it is not the newest. */
const scoreSentence = ({ before, after, used }: NonNullable<Report['score']>): string =>
  used === before
    ? `Your credit score is ${after}. It was ${before} on the first report. Your offer is still based on ${before}: we use ${after} when we confirm it.`
    : `Your credit score is ${after}. It was ${before} on the first report.`

/** What the full report says otherwise than the first one: what it is, and no blame for it. */
export const describeReport = ({ score, accounts, inquiries }: Report): string[] => [
  ...(score ? [scoreSentence(score)] : []),
  ...accounts.map(describeAccount),
  ...inquiries.map(({ creditor, on }) => `${creditor} checked your credit on ${formatShortDate(on)}.`),
]

/** What was found out since the offer was chosen, whether or not it moved a figure of it. */
export function describeVerified({ income, value }: Pick<OfferChanges, 'income' | 'value'>): string[] {
  return [
    ...(income ? [incomeSentence(income)] : []),
    ...(value
      ? [`Your home is now valued at ${exactMoney(value.afterCents)}. It was ${exactMoney(value.beforeCents)} when you chose.`]
      : []),
  ]
}

const incomeSentence = ({ statedCents, verifiedCents }: NonNullable<OfferChanges['income']>): string =>
  shortCents(statedCents, verifiedCents) > 0
    ? `We verified ${exactMoney(verifiedCents)} of the ${exactMoney(statedCents)} you told us.`
    : `We verified the ${exactMoney(statedCents)} a year that you told us.`

type CashChange = NonNullable<Application['cashChange']>

/** By whom the cash is another sum than the agreement has: they say theirs after it was signed. */
export function describeCashChange({ agreedCents, nowCents, creditorsCents, recordingCents }: CashChange): string {
  const [is, was] = [exactMoney(nowCents), exactMoney(agreedCents)]
  const asked = exactMoney(Math.abs(creditorsCents))
  const reasons = [
    ...(creditorsCents === 0 ? [] : [`your creditors ask for ${asked} ${creditorsCents > 0 ? 'more' : 'less'} than planned`]),
    ...(recordingCents === 0 ? [] : [`recording cost ${exactMoney(recordingCents)} less`]),
  ]
  return `The cash you receive is ${is} instead of ${was}: ${joined(reasons)}.`
}

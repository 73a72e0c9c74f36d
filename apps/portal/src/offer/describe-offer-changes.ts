/** What moved between the first offer and the one of now, in words and exact figures. Pure. */
import type { CallAt, ReplyOf } from '@hearthline/contract'
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

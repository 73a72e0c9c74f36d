/** The terms that were agreed beside those of today: every figure that moved, and none that did not. */
import { exactMoney, exactRate } from './format-figures.ts'
import type { OffersBody } from './offers-body.ts'

type Revision = NonNullable<OffersBody['revision']>

export interface RevisedFigure {
  readonly what: string
  readonly was: string
  /** undefined where the choice is not offered any more */
  readonly is: string | undefined
  readonly moved: boolean
}

/** In the order in which they matter to whoever pays. */
export function revisedFigures({ was, now, choice }: Revision): RevisedFigure[] {
  const row = (what: string, before: string, after: string | undefined): RevisedFigure => ({
    what,
    was: before,
    is: after,
    moved: after !== before,
  })
  const amount = exactMoney(Math.round(choice.amount * 100))
  return [
    row('Rate', exactRate(was.rate), now ? exactRate(now.rate) : undefined),
    row('Monthly payment', exactMoney(was.monthlyPaymentCents), now ? exactMoney(now.monthlyPaymentCents) : undefined),
    row('Origination fee', exactMoney(was.feeCents), now ? exactMoney(now.feeCents) : undefined),
    row('Amount', amount, now ? amount : undefined),
    row('Total from this draw', exactMoney(was.totalCents), now ? exactMoney(now.totalCents) : undefined),
    // Where neither has a debt that the offer rests on, the row says nothing.
    ...(was.payOffCents || now?.payOffCents
      ? [row('Paid off for you', exactMoney(was.payOffCents ?? 0), now ? exactMoney(now.payOffCents ?? 0) : undefined)]
      : []),
  ]
}

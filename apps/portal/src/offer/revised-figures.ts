/** The terms that were agreed beside those of today: every figure that moved, and none that did not. */
import { exactMoney, exactRate } from './format-figures.ts'
import type { OffersBody } from './offers-body.ts'

type Revision = Pick<NonNullable<OffersBody['revision']>, 'choice' | 'was' | 'now'>

export interface RevisedFigure {
  readonly what: string
  readonly was: string
  /** undefined where the choice is not offered any more */
  readonly is: string | undefined
  readonly moved: 'HIGHER' | 'LOWER' | 'SAME'
}

/** In the order in which they matter to whoever pays. */
export function revisedFigures({ was, now, choice }: Revision): RevisedFigure[] {
  const row = (what: string, before: number, after: number | undefined, format: (figure: number) => string): RevisedFigure => ({
    what,
    was: format(before),
    is: after === undefined ? undefined : format(after),
    moved: after === undefined || after === before ? 'SAME' : after > before ? 'HIGHER' : 'LOWER',
  })
  const amountCents = Math.round(choice.amount * 100)
  return [
    row('Rate', Number(was.rate), now ? Number(now.rate) : undefined, (rate) => exactRate(rate.toFixed(3))),
    row('Monthly payment', was.monthlyPaymentCents, now?.monthlyPaymentCents, exactMoney),
    row('Origination fee', was.feeCents, now?.feeCents, exactMoney),
    row('Amount', amountCents, now ? amountCents : undefined, exactMoney),
    row('Total from this draw', was.totalCents, now?.totalCents, exactMoney),
    // Where neither has a debt that the offer rests on, the row says nothing.
    ...(was.payOffCents || now?.payOffCents
      ? [row('Paid off for you', was.payOffCents ?? 0, now ? (now.payOffCents ?? 0) : undefined, exactMoney)]
      : []),
  ]
}

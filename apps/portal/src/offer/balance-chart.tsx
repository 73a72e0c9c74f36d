import { fromCents } from '@hearthline/domain'
import { AreaChart } from '@hearthline/ui/area-chart'
import { Card } from '@hearthline/ui/card'
import { useMemo } from 'react'
import { balancePoints, totalInterestCents } from './balance-points.ts'
import { exactMoney } from './format-figures.ts'
import type { PricedChoice } from './price-choice.ts'

const yearsWords = (years: number): string => (years === 0 ? 'Today' : years === 1 ? '1 year' : `${years} years`)

/** Five places along the term, the first and the last among them. */
const ticksOf = (years: number): number[] => [...new Set([0, 0.25, 0.5, 0.75, 1].map((share) => Math.round(years * share)))]

/** What is owed each year until the draw is repaid. */
export function BalanceChart({ priced }: { priced: PricedChoice }) {
  const { quote, offer } = priced
  const { totalCents, rate } = quote
  const loan = useMemo(() => ({ totalCents, rate, years: offer.term }), [totalCents, rate, offer.term])
  const points = useMemo(() => balancePoints(loan).map(({ x, y }) => ({ x, y: fromCents(y) })), [loan])
  const interest = useMemo(() => totalInterestCents(loan), [loan])
  const ticks = ticksOf(offer.term)
  return (
    <section aria-labelledby="balance-over-time">
      <h2 id="balance-over-time" className="mb-2 text-base">
        Your balance over {offer.term} years
      </h2>
      <Card as="div" padding="tight">
        <AreaChart
          label="What you owe at the end of each year"
          points={points}
          xName="After"
          yName="Balance"
          formatX={yearsWords}
          formatY={(dollars) => exactMoney(Math.round(dollars * 100))}
          ticks={ticks}
          formatTick={(years) => (years === 0 ? 'Today' : String(years))}
        />
        <p className="mt-3 text-sm text-muted">
          If you pay as agreed, the interest over {offer.term} years comes to <span className="money">{exactMoney(interest)}</span>
          {offer.type === 'FLOATING' ? ' at today’s rate' : ''}. Repaying sooner lowers it.
        </p>
      </Card>
    </section>
  )
}

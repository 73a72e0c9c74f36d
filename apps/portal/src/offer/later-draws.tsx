import { formatShortDate } from '@hearthline/domain'
import { Card } from '@hearthline/ui/card'
import { laterDrawExplained } from './explanations.ts'
import { exactMoney, exactRate } from './format-figures.ts'
import type { OfferFacts } from './offers-body.ts'
import type { PricedChoice } from './price-choice.ts'

/** Draw clarity [offers/draw]: what a later draw would cost today, and that it is priced on its own day. */
export function LaterDraws({ priced, facts }: { priced: PricedChoice; facts: OfferFacts }) {
  const { offer, quote } = priced
  return (
    <section aria-labelledby="later-draws">
      <h2 id="later-draws" className="mb-2 text-base">
        If you draw again later
      </h2>
      <Card as="div" padding="tight">
        <p>
          The rate for a draw today would be <strong className="money">{exactRate(offer.otherRate)}</strong>
          {laterDrawExplained(offer, facts)}.
        </p>
        <p className="mt-2 text-sm text-muted">
          What you repay of the <span className="money">{exactMoney(quote.totalCents)}</span> you can draw again during the draw period.
          Each later draw is priced on its own day, at the prime rate of that day plus your margin; the margin does not change. Prime is as
          of {formatShortDate(facts.pricingAsOf)}. The fee you choose here lowers the rate of this first draw only.
        </p>
      </Card>
    </section>
  )
}

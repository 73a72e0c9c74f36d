import { Button } from '@hearthline/ui/button'
import { Card } from '@hearthline/ui/card'
import { OfferFigures } from '../../../../offer/offer-figures.tsx'
import type { OffersBody } from '../../../../offer/offers-body.ts'
import type { PricedChoice } from '../../../../offer/price-choice.ts'

export interface OfferSummaryProps {
  readonly body: OffersBody
  readonly priced: PricedChoice
  readonly onChoose: () => void
  readonly stopped: string | undefined
}

/** Every figure of the offer as set, each opening its own explanation. */
export function OfferSummary({ body, priced, onChoose, stopped }: OfferSummaryProps) {
  return (
    <Card as="aside" title="Your offer" aria-label="Your offer">
      <OfferFigures facts={body.facts} priced={priced} />
      <div className="mt-6 hidden lg:block">
        <Button wide onClick={onChoose} aria-describedby={stopped ? 'offer-stopped' : undefined}>
          Choose this offer
        </Button>
      </div>
      <p className="mt-4 text-sm text-muted">How is this calculated? Select a figure to see its explanation.</p>
    </Card>
  )
}

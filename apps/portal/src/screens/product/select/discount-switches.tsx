import { Card, CardSection } from '@hearthline/ui/card'
import { Switch } from '@hearthline/ui/switch'
import { type DiscountStanding, discountStandings } from '../../../offer/counted-discounts.ts'
import { discountWords, exactRate, rateStep } from '../../../offer/figure-words.ts'
import type { OfferPart } from './offer-part.ts'

const aside: Partial<Record<DiscountStanding, string>> = {
  REPLACED: 'The all-in rate stands in its place',
  OUTDONE: 'Not counted: it cannot be combined with the others, and they take off more',
}

/** What lowers the rate, one switch each: what it takes off alone, and whether it may stand beside the others. */
export function DiscountSwitches({ priced, change }: OfferPart) {
  const { choice, offer, discounts } = priced
  if (offer.discounts.length === 0) return null
  const standings = discountStandings(offer, discounts)
  const replaced = discounts.includes('ALL_IN')
  const toggle = (type: string, on: boolean) =>
    change({ discounts: on ? [...choice.discounts, type] : choice.discounts.filter((other) => other !== type) })
  return (
    <section aria-labelledby="lower-your-rate">
      <h2 id="lower-your-rate" className="mb-2 text-base">
        Lower your rate
      </h2>
      <Card as="div" padding="none">
        {offer.discounts.map(({ type, rateWithDiscount, stackable }) => {
          const { label, about } = discountWords(type)
          const standing = standings.get(type) ?? 'OFF'
          const alone = stackable || type === 'ALL_IN' ? '' : '. Cannot be combined with other discounts; the better one counts'
          return (
            <CardSection key={type}>
              <Switch
                name={`discount-${type}`}
                label={label}
                description={aside[standing] ?? `${about}${alone}`}
                detail={<span className="money">−{rateStep(offer.rate, rateWithDiscount)}</span>}
                checked={discounts.includes(type)}
                disabled={replaced && type !== 'ALL_IN'}
                onChange={(event) => toggle(type, event.currentTarget.checked)}
              />
            </CardSection>
          )
        })}
      </Card>
      {offer.discounts.length > 1 && (
        <p className="mt-2 text-sm text-muted">
          {offer.discounts.some(({ type }) => type === 'ALL_IN') ? 'The all-in rate replaces all others. ' : 'They add up. '}No rate goes
          below {exactRate(offer.floorRate)}.
        </p>
      )}
    </section>
  )
}

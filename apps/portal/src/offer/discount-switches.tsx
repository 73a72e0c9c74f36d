import { replacesOthers } from '@hearthline/domain/underwriting'
import { Card, CardSection } from '@hearthline/ui/card'
import { Switch } from '@hearthline/ui/switch'
import { type DiscountStanding, discountStandings, isAtFloorWithout } from './counted-discounts.ts'
import { discountText, exactRate, rateStep } from './format-figures.ts'
import type { OfferPart } from './offer-part.ts'

const aside: Partial<Record<DiscountStanding, string>> = {
  OUTDONE: 'Not counted. It can’t be combined with your other discounts, which lower your rate more',
}

const ALREADY_LOWEST = 'Your rate is already at our lowest'

/** What lowers the rate, one switch each: what it lowers the rate by alone, and whether it combines with the others. */
export function DiscountSwitches({ priced, change }: OfferPart) {
  const { choice, offer, discounts, discountWords: words } = priced
  if (offer.discounts.length === 0) return null
  const standings = discountStandings(offer, discounts)
  const replacing = offer.discounts.filter(replacesOthers)
  const only = replacing.find(({ type }) => standings.get(type) === 'COUNTS')
  const replaced = only && `Not counted. ${discountText(words, only.type).label} replaces your other discounts`
  const toggle = (type: string, on: boolean) =>
    change({ discounts: on ? [...choice.discounts, type] : choice.discounts.filter((other) => other !== type) })
  return (
    <section aria-labelledby="lower-your-rate">
      <h2 id="lower-your-rate" className="mb-2 text-base">
        Lower your rate
      </h2>
      <Card as="div" padding="none">
        {offer.discounts.map((discount) => {
          const { type, rateWithDiscount } = discount
          const { label, description } = discountText(words, type)
          const standing = standings.get(type) ?? 'OFF'
          const combines = discount.stackable || replacesOthers(discount)
          const isLowest = only === undefined && isAtFloorWithout(offer, discounts, type)
          const alone = combines ? '' : '. Cannot be combined with other discounts; the one that lowers your rate more counts'
          return (
            <CardSection key={type}>
              <Switch
                name={`discount-${type}`}
                label={label}
                description={
                  standing === 'REPLACED' ? replaced : (aside[standing] ?? `${description}${isLowest ? `. ${ALREADY_LOWEST}` : alone}`)
                }
                detail={isLowest ? 'No change' : <span className="money">−{rateStep(offer.rate, rateWithDiscount)}</span>}
                checked={discounts.includes(type)}
                disabled={only !== undefined && type !== only.type}
                onChange={(event) => toggle(type, event.currentTarget.checked)}
              />
            </CardSection>
          )
        })}
      </Card>
      {offer.discounts.length > 1 && (
        <p className="mt-2 text-sm text-muted">
          {replacing.length > 0
            ? `${replacing.map(({ type }) => discountText(words, type).label).join(' or ')} replaces all other discounts. `
            : 'Discounts add up. '}
          Your rate cannot go below {exactRate(offer.floorRate)}.
        </p>
      )}
    </section>
  )
}

import type { Offer } from '@hearthline/domain/underwriting'
import { CardSelect } from '@hearthline/ui/card-select'
import { paymentIfIndexRises } from './explanations.ts'
import { exactMoney } from './format-figures.ts'
import type { OfferPart } from './offer-part.ts'
import { unavailableReason } from './offered-kinds.ts'

const kinds = {
  FIXED: { label: 'Fixed', about: 'The rate and payment of this draw never change.' },
  FLOATING: {
    label: 'Variable',
    about: 'The rate and payment follow the prime rate, up and down, within the floor and cap in your note.',
  },
} as const

const types: readonly Offer['type'][] = ['FIXED', 'FLOATING']

/** Whether this draw's rate is fixed or variable, and what a change means in money. */
export function RateKind({ offers, priced, change }: OfferPart) {
  const { choice } = priced
  const risen = choice.type === 'FLOATING' ? paymentIfIndexRises(priced, 1) : undefined
  return (
    <div>
      <CardSelect
        name="type"
        label="Fixed or variable rate?"
        value={choice.type}
        onValueChange={(value) => change({ type: value === 'FLOATING' ? 'FLOATING' : 'FIXED' })}
        options={types.map((type) => {
          const why = unavailableReason(offers, { ...choice, type })
          return {
            value: type,
            label: kinds[type].label,
            description: why ?? kinds[type].about,
            disabled: why !== undefined && type !== choice.type,
          }
        })}
      />
      {risen && (
        <p className="mt-2 text-sm text-muted">
          If the prime rate rises by one point, the payment becomes <span className="money">{exactMoney(risen.cents)}</span>.
        </p>
      )}
    </div>
  )
}

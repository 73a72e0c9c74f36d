import type { Offer } from '@hearthline/domain/underwriting'
import { CardSelect } from '@hearthline/ui/card-select'
import { paymentIfIndexRises } from '../../../offer/explanations.ts'
import { exactMoney } from '../../../offer/figure-words.ts'
import { whyNotOffered } from '../../../offer/offered-kinds.ts'
import type { OfferPart } from './offer-part.ts'

const kinds = {
  FIXED: { label: 'Fixed', about: 'The rate and payment of this draw never change.' },
  FLOATING: {
    label: 'Floating',
    about: 'Rate and payment follow the prime rate, up and down, within the floor and cap written in your note.',
  },
} as const

const types: readonly Offer['type'][] = ['FIXED', 'FLOATING']

/** Whether this draw's rate stays or moves, and what moving means in money. */
export function RateKind({ offers, priced, change }: OfferPart) {
  const { choice } = priced
  const risen = choice.type === 'FLOATING' ? paymentIfIndexRises(priced, 1) : undefined
  return (
    <div>
      <CardSelect
        name="type"
        label="Should the rate stay or move?"
        value={choice.type}
        onValueChange={(value) => change({ type: value === 'FLOATING' ? 'FLOATING' : 'FIXED' })}
        options={types.map((type) => {
          const why = whyNotOffered(offers, { ...choice, type })
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
          If prime rises by one point, the payment becomes <span className="money">{exactMoney(risen.cents)}</span>.
        </p>
      )}
    </div>
  )
}

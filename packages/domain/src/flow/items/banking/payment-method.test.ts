import { expect, it } from 'vitest'
import { standing } from '../../current-step.ts'
import { factsUpTo } from '../../facts-up-to.ts'
import { chosenOffer } from '../offer/chosen-offer.ts'
import { paymentAboutOf } from './payment-method.ts'

const NOW = '2026-11-25T20:00:00.000Z'

const monthlyFor = (discounts: readonly string[]) => {
  const facts = factsUpTo('payment-method', NOW, { [chosenOffer.id]: { ...chosenOffer.example, discounts } })
  return paymentAboutOf(standing(facts).walk.known).monthly
}

it('says what automatic payments save where their discount was chosen, and promises none where it was not', () => {
  const kept = monthlyFor(['AUTOPAY'])!
  expect(kept.withCents).toBeLessThan(kept.withoutCents)
  expect(monthlyFor([])).toBeUndefined()
})

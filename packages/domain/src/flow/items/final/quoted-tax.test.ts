import { expect, it } from 'vitest'
import { closingTerms, factsUpTo, finalOffer, standing } from '../../../index.ts'
import { exampleDecision } from '../decision/example-decision.ts'

const NOW = '2026-11-20T18:30:00.000Z'
const taxed = {
  ...exampleDecision,
  offersDigest: 'taxed',
  offers: exampleDecision.offers.map((offer) => ({ ...offer, minRecordingTaxCents: 32_318, maxRecordingTaxCents: 32_318 })),
}
const decisions = { 'first-decision': taxed, 'verified-decision': taxed, 'final-decision': taxed }
const quotedWith = (leastCents: number, mostCents = leastCents) => {
  const facts = factsUpTo('final-offer', NOW, {
    ...decisions,
    'closing-terms': { ...closingTerms.example, recordingTax: { leastCents, mostCents } },
  })
  return finalOffer.about!.of(standing(facts).walk.known, '2026-11-20').quotedTaxCents
}

it('the final offer names the recording tax of the offer where the tax of this very line is another one', () => {
  expect(quotedWith(32_250)).toBe(32_318)
})

it('and not where it is the same, nor while it is not known to the cent', () => {
  expect([quotedWith(32_318), quotedWith(30_000, 33_000)]).toEqual([undefined, undefined])
})

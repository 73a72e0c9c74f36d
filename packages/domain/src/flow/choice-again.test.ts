import { describe, expect, it } from 'vitest'
import { choiceAgain, choiceAgainMail, factsUpTo, type ItemId, keyDates, nextAction, standing } from '../index.ts'
import { fromMills, toMills } from '../underwriting/offer/rate.ts'
import type { Facts } from './facts.ts'
import { annualIncome } from './items/apply/annual-income.ts'
import { exampleDecision } from './items/decision/example-decision.ts'
import { exampleChoice } from './items/offer/chosen-offer.ts'

const NOW = '2026-11-20T18:30:00.000Z'
const LATER = '2026-11-21T18:30:00.000Z'
const lower = { ...annualIncome.example, primaryCents: 6_000_000 }

/** As far as named, and then another income: the decision on it was made. */
function corrected(until: ItemId, offers = exampleDecision.offers): Facts {
  const before = factsUpTo(until, NOW, { 'chosen-offer': { ...exampleChoice, discounts: [] } })
  const given = { ...before, now: LATER, results: { ...before.results, 'annual-income': { data: lower, basis: '0', settledAt: LATER } } }
  const { walk } = standing(given)
  const made = { ...exampleDecision, offers, offersDigest: 'another' }
  return {
    ...given,
    results: { ...given.results, 'first-decision': { data: made, basis: walk.bases['first-decision']!, settledAt: LATER } },
  }
}
const again = (facts: Facts) => choiceAgain(standing(facts).walk, facts)

describe('an offer that is asked for once more', () => {
  it('is none where nothing was chosen before', () => expect(again(factsUpTo('chosen-offer', NOW))).toBeUndefined())

  it('says what was chosen, what was corrected since, and that it stands at its terms', () => {
    const facts = corrected('disbursement-account')
    expect(again(facts)).toMatchObject({ choice: { drawCents: 8_500_000 }, corrected: ['your income'] })
    expect(again(facts)?.now).toEqual(again(facts)?.was)
    const { walk, step } = standing(facts)
    expect(nextAction(walk, step, facts)).toEqual({
      title: 'Choose your offer again',
      why: 'You corrected your income, so we calculated your offers again. The offer you chose is still available, at the same terms.',
      waitingOn: 'you',
    })
  })

  it('says that its figures moved, or that it is gone, and names no figure in the mail', () => {
    const dearer = exampleDecision.offers.map((offer) => ({ ...offer, rate: fromMills(toMills(offer.rate) + 250), discounts: [] }))
    const [moved, gone] = [again(corrected('disbursement-account', dearer)), again(corrected('disbursement-account', []))]
    expect(gone && choiceAgainMail(gone).body).toContain('no longer available')
    expect(moved && choiceAgainMail(moved).body).toContain('its figures are different now')
    for (const mail of [moved, gone]) expect(choiceAgainMail(mail!).body).not.toMatch(/\d/)
  })

  it('has the last choice in it, where one was made again after verification', () => {
    const facts = corrected('disbursement-account')
    const later = { ...facts.results['chosen-offer']!, data: { ...(facts.results['chosen-offer']!.data as object), drawCents: 7_000_000 } }
    const revised = { ...facts, results: { ...facts.results, 'revised-offer': { ...later, settledAt: '2026-11-20T19:30:00.000Z' } } }
    expect(again(revised)?.choice.drawCents).toBe(7_000_000)
  })
})

describe('what was done before the choice is asked for again', () => {
  it('is not said to come later as if it had never been done: it is repeated where the correction changes it', () => {
    const facts = corrected('final-offer')
    const line = (label: string) => keyDates(standing(facts).walk, facts).find((each) => each.label === label)
    for (const label of ['Title search', 'Your bank account'])
      expect(line(label)).toMatchObject({
        label,
        detail: 'Done on Friday, November 20. We do it again only if your changes affect it.',
        state: 'next',
      })
    expect(line('Money in your account')?.detail).not.toContain('Done on')
  })
})

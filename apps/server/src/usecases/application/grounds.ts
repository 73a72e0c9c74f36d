/** What each kind of write on an application rests on (docs/decisions/0021). */
import { FLOW, firstDecision, type Item, standing, verifiedDecision } from '@hearthline/domain'
import { decisionInForce } from './offered-choice.ts'
import { offersBody } from './read-offers.ts'
import type { Ground } from './refuse-changed-ground.ts'

/** An item rests on what it reads, on what its screen shows beside the question, and on the answer that was given before. */
export const groundOfItem =
  (item: Item): Ground =>
  (facts) => {
    if (item.id === 'chosen-offer' || item.id === 'revised-offer') return groundOfOffer(facts)
    const { walk } = standing(facts)
    return [walk.bases[item.id], facts.results[(item.answers?.item ?? item).id]?.data, item.about?.of(walk.known)]
  }

/**
 * A choice of offer rests on all that the offers' screen shows, on what was chosen before, and on which of the two choices is asked. The
 * offers themselves are in the bases; a day on which the same offers were priced again changes nothing.
 */
export const groundOfOffer: Ground = (facts) => {
  const { walk } = standing(facts)
  const { bases, known } = walk
  const decision = decisionInForce(known)
  const { offers: _inBases, facts: shown, ...around } = decision ? offersBody(known, decision) : { offers: [], facts: undefined }
  const { pricedAt: _at, pricingAsOf: _asOf, expiresAt: _until, ...figures } = shown ?? {}
  const chosen = ['chosen-offer', 'revised-offer'].map((id) => [bases[id], facts.results[id]?.data])
  return [walk.frontier?.item.id === 'revised-offer', chosen, around, figures]
}

/** Taking a way out of a refusal rests on the decision that was explained, and on the income that it asks to be corrected. */
export const groundOfWay: Ground = (facts) => {
  const { known } = standing(facts).walk
  return [known(verifiedDecision) ?? known(firstDecision), facts.results['annual-income']?.data]
}

/** A withdrawal rests on what people have answered and on how the application was decided; what the server looks up does not matter to it. */
export const groundOfWithdrawal: Ground = (facts) => {
  const { decision, subDecision } = standing(facts)
  const byPeople = (FLOW as readonly Item[]).filter((item) => item.kind !== 'work')
  return [decision, subDecision, byPeople.map(({ id }) => facts.results[id]?.data)]
}

/** What each kind of write on an application rests on (docs/decisions/0021). */
import {
  BORROWER,
  decisionInForce,
  FLOW,
  factName,
  type Item,
  isOfferChoice,
  isRevision,
  lenderDay,
  newestDecision,
  OFFER_CHOICES,
  standing,
  walkOfParty,
} from '@hearthline/domain'
import { offersBody } from './read-offers.ts'
import type { Ground } from './refuse-changed-ground.ts'

/** An item rests on what it reads, on what its screen shows beside the question, and on the answer that was given before. */
export const groundOfItem =
  (item: Item, party: string = BORROWER): Ground =>
  (facts) => {
    if (isOfferChoice(item.id)) return groundOfOffer(facts)
    const walk = walkOfParty(standing(facts).walk, party)
    const given = facts.results[factName((item.answers?.item ?? item).id, party)]?.data
    // Of several things each is decided on what it is about: photos and numbers that are not among the reads.
    const parts = walk && item.parts?.(walk.known, given).map(({ part, on }) => [part, on])
    return [walk?.bases[item.id], given, walk && item.about?.of(walk.known, lenderDay(facts.now)), ...(parts ? [parts] : [])]
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
  const chosen = OFFER_CHOICES.map(({ id }) => [bases[id], facts.results[id]?.data])
  return [isRevision(walk.frontier?.item.id), chosen, around, figures]
}

/** Taking an approval path out of a refusal rests on the decision that was explained, and on the income that it asks to be corrected. */
export const groundOfApprovalPath: Ground = (facts) => {
  const { known } = standing(facts).walk
  return [newestDecision(known), facts.results['annual-income']?.data]
}

/** A withdrawal rests on what people have answered and on how the application was decided; what the server looks up does not matter to it. */
export const groundOfWithdrawal: Ground = (facts) => {
  const { decision, subDecision } = standing(facts)
  const byPeople = (FLOW as readonly Item[]).filter((item) => item.kind !== 'work')
  return [decision, subDecision, byPeople.map(({ id }) => facts.results[id]?.data)]
}

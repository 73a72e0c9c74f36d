/** The plan that disclosures state, calculated once for everyone to whom the same terms are disclosed: of one lender, state, use and day. */
import { type DisclosedPlan, disclosedPlan, type PlanTerms } from '@hearthline/domain'
import { LRUCache } from 'lru-cache'

/** `max`: more than the states, uses and lenders of a day. */
const plans = new LRUCache<string, DisclosedPlan>({ max: 500 })

/** @see disclosedPlan */
export function planOfTheDay(terms: PlanTerms): DisclosedPlan {
  const key = JSON.stringify(terms)
  const plan = plans.get(key) ?? disclosedPlan(terms)
  plans.set(key, plan)
  return plan
}

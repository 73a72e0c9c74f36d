/** The plan that disclosures state, calculated once for everyone to whom the same terms are disclosed: of one lender, state, use and day. */
import { type DisclosedPlan, disclosedPlan, type PlanTerms } from '@hearthline/domain'

/** More than the states, uses and lenders of a day. */
const MOST_PLANS = 500

const plans = new Map<string, DisclosedPlan>()

/** @see disclosedPlan */
export function planOfTheDay(terms: PlanTerms): DisclosedPlan {
  const key = JSON.stringify(terms)
  const known = plans.get(key)
  if (known) return known
  const plan = disclosedPlan(terms)
  const [oldest] = plans.keys()
  if (plans.size >= MOST_PLANS && oldest !== undefined) plans.delete(oldest)
  plans.set(key, plan)
  return plan
}

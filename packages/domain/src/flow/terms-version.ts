/** Which version of the lender's terms prices an application: what an application saw is what it keeps, for as long as its offers stand. */
import type { Decision } from '../underwriting/decision/decision.ts'
import type { Facts } from './facts.ts'
import type { Item } from './item.ts'
import { firstDecision } from './items/decision/first-decision.ts'
import { finalDecision } from './items/final/final-decision.ts'
import { verifiedDecision } from './items/offer/verified-decision.ts'

/** IN_FORCE: the offers have lapsed, and what is priced now is priced as a new application would be. */
type TermsVersion = number | undefined | 'IN_FORCE'

const DECISIONS: readonly Item<string, 'work', Decision>[] = [firstDecision, verifiedDecision, finalDecision]
/** Whether an item prices the application. */
export const isDecisionId = (item: string): boolean => DECISIONS.some(({ id }) => id === item)

const WITHOUT_OFFERS: readonly Decision['outcome'][] = ['DECLINE', 'INELIGIBLE']

/** @param created the version that the application began under; undefined of one that is older than versions */
export function termsVersionOf({ results, now }: Pick<Facts, 'results' | 'now'>, created: number | undefined): TermsVersion {
  const made = DECISIONS.flatMap((item) => {
    const data = results[item.id]?.data as Decision | undefined
    return data ? [{ item, data }] : []
  })
  const newest = made.reduce<(typeof made)[number] | undefined>(
    (last, one) => (last !== undefined && last.data.pricedAt > one.data.pricedAt ? last : one),
    undefined,
  )
  if (!newest) return created
  const { item, data } = newest
  // A refusal never opens an application again, and prices nothing later than its offers would have lived.
  const ends = WITHOUT_OFFERS.includes(data.outcome)
    ? data.expiresAt
    : item.lapses?.(
        data,
        (id) => results[id]?.settledAt,
        (id) => results[id]?.data,
      )
  return ends !== undefined && ends <= now ? 'IN_FORCE' : versionThatPriced(data, created)
}

/** The version by whose terms a decision was made. */
export const versionThatPriced = ({ brandVersion }: Pick<Decision, 'brandVersion'>, created: number | undefined): number | undefined =>
  brandVersion ?? created

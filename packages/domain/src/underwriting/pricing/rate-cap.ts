/**
 * A state's cap on the rate of small lines (Alaska: 45.45.010(b), no interest above 10 % on a principal of $25,000 or less). The law caps what the
 * agreement may ever charge and not what it begins with, so a line of that size carries the cap for its life (12 CFR 1026.30), and is made
 * only where neither its first draw nor a later one would already cost more. It is offered at all because such an agreement is lawful.
 */
import { largestDraw, type OriginationFee, totalOf } from '../offer/draw-bounds.ts'
import { toMills } from '../offer/rate.ts'
import type { PricingTable } from '../tables/pricing-table.ts'
import type { StateRule } from '../tables/states/state-law.ts'

type Rule = Pick<StateRule, 'rateCap'> | undefined

/** Whether the state lets a small line have these rates. A fee's points lower the first draw alone; a later draw has its rate without them. */
export const isAboveCap = (rule: Rule, { rateMills, otherMills }: { readonly rateMills: number; readonly otherMills: number }): boolean =>
  rule?.rateCap !== undefined && Math.max(rateMills, otherMills) > toMills(rule.rateCap.percent)

/** The highest rate that a line of this size may ever carry, percent text: the table's or, where it is lower, the state's. */
export function lifetimeCapOf({ lifetimeCap }: Pick<PricingTable, 'lifetimeCap'>, rule: Rule, lineCents: number): string | undefined {
  const ofState = rule?.rateCap !== undefined && lineCents <= rule.rateCap.upToLineCents ? rule.rateCap.percent : undefined
  return lifetimeCap === undefined || ofState === undefined ? (ofState ?? lifetimeCap) : lowerOf(lifetimeCap, ofState)
}

/** Of two rates, percent text. */
export const lowerOf = (one: string, other: string): string => (toMills(other) < toMills(one) ? other : one)

/** The largest draw whose line, fee included, the state still caps. */
export function largestCappedDraw({ upToLineCents }: NonNullable<StateRule['rateCap']>, fee: OriginationFee): number {
  let draw = largestDraw(upToLineCents, fee)
  // The fee is rounded to its cent: another cent of the draw may leave the line as it is.
  while (totalOf(draw + 1, fee) <= upToLineCents) draw += 1
  return draw
}

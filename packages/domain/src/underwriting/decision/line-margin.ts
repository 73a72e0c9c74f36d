import type { Offer } from '../offer/offer.ts'
import { fromMills } from '../offer/rate.ts'
import { marginMills, priceSegments } from '../pricing/price-line.ts'
import { pricedLine } from '../pricing/qualified-lines.ts'
import { createSituation } from '../situation/situation.ts'
import type { UnderwritingInput } from '../situation/underwriting-input.ts'
import type { Decision } from './decision.ts'
import { tablesOf } from './replay.ts'

type Made = Pick<Decision, 'guidelineVersion' | 'pricingVersion' | 'stateLawVersion' | 'index'>

/**
 * What a line of this size adds to the index for its life, in percent with three decimals: by the tables of the decision that offered it, before
 * its floor, without discounts and without the points that a fee buys. Throws RangeError where a version is no longer there.
 */
export function lineMargin(input: UnderwritingInput, made: Made, { lineCents, term }: { lineCents: number; term: Offer['term'] }): string {
  const situation = createSituation(input, tablesOf(made))
  const line = pricedLine(situation)
  const [segment] = priceSegments(situation.pricing, line, lineCents, lineCents)
  return fromMills(marginMills(situation.pricing, line, term) + segment!.addMills)
}

/** The margin that a firm offer promised of a variable rate, in thousandths of a percent; undefined where none was, or it does not hold. */
export function promisedMarginMills({ firmOffer }: Pick<Decision, 'firmOffer'>, type: Offer['type']): number | undefined {
  const margin = type === 'FLOATING' && firmOffer?.unmet.length === 0 ? firmOffer.terms.marginBps : undefined
  return margin === undefined ? undefined : margin * 10
}

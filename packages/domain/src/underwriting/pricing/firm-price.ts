/** The bounds of a rate: floor and ceiling of the table, and what a firm offer promised (tables/firm-offer.ts). Thousandths of a percent. */
import { primeOn } from '../../policy/prime-rate.ts'
import type { Offer } from '../offer/offer.ts'
import { toMills } from '../offer/rate.ts'
import type { Situation } from '../situation/situation.ts'

export interface RateBounds {
  readonly floor: number
  readonly ceiling: number
  /** no first draw of this type costs more */
  readonly promised?: number
  /** a margin was promised: it holds for later draws as well */
  readonly forLaterDraws?: true
}

type Priced = Pick<Situation, 'input' | 'pricing' | 'primeRows' | 'firm'>

/**
 * A promised rate is one of FIXED, a promised margin one of FLOATING. What was promised is not raised to the lender's floor: of a margin the
 * floor is the one that the letter states, since the rate follows the index down for the life of the line.
 */
export function rateBounds({ input, pricing, primeRows, firm }: Priced, type: Offer['type']): RateBounds {
  const [floor, ceiling] = [toMills(pricing.floorRate), toMills(pricing.ceilingRate)]
  if (type === 'FIXED' && firm?.rateBps !== undefined) {
    const promised = firm.rateBps * 10
    return { floor: Math.min(floor, promised), ceiling, promised }
  }
  if (type === 'FLOATING' && firm?.marginBps !== undefined) {
    const promised = Math.max(toMills(primeOn(input.on, primeRows)!.percent) + firm.marginBps * 10, (firm.floorBps ?? 0) * 10)
    return { floor: Math.min(floor, (firm.floorBps ?? 0) * 10), ceiling, promised, forLaterDraws: true }
  }
  return { floor, ceiling }
}

/** A rate as it comes to within the bounds. */
export const withinBounds = (mills: number, { floor, ceiling, promised = Number.POSITIVE_INFINITY }: RateBounds): number =>
  Math.min(Math.max(mills, floor), ceiling, promised)

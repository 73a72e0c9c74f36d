import { Exact } from './exact.ts'

export const PAYOFF_PREFERENCES = ['PRESERVE', 'DEDUCT', 'MAXIMIZE'] as const
export type PayoffPreference = (typeof PAYOFF_PREFERENCES)[number]

/** `liabilities` is the sum of those to be paid off; `draw` the draw selected; all in dollars. */
export type PayoffAmounts = { liabilities: number; draw: number; maxDraw: number }

/** Whether the cash can be kept whole: the liabilities and the draw fit in the maximum draw [offers/payoffs]. */
export function isPreservable({ liabilities, draw, maxDraw }: PayoffAmounts): boolean {
  return new Exact(liabilities).plus(draw).lte(maxDraw)
}

/** Whether the payoff can come out of the draw: it is at most the maximum and at least the liabilities [offers/payoffs]. */
export function isDeductible({ liabilities, draw, maxDraw }: PayoffAmounts): boolean {
  return draw <= maxDraw && draw >= liabilities
}

/**
 * The draw after payoffs, in dollars: PRESERVE adds the liabilities, capped at the maximum; DEDUCT keeps the selected draw;
 * MAXIMIZE takes the maximum. Throws RangeError on any other preference.
 */
export function payoffAmount(choice: PayoffAmounts & { preference: PayoffPreference }): number {
  const { preference, liabilities, draw, maxDraw } = choice
  switch (preference) {
    case 'PRESERVE':
      return Exact.min(new Exact(liabilities).plus(draw), maxDraw).toNumber()
    case 'DEDUCT':
      return draw
    case 'MAXIMIZE':
      return maxDraw
    default:
      throw new RangeError(`Unknown payoff preference: ${String(preference)}`)
  }
}

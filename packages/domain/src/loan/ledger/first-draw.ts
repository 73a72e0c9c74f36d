import type { LineTerms } from '../../facts/line-terms.ts'
import type { LedgerEvent } from './posting.ts'

const sumOf = (amounts: readonly { readonly amountCents: number }[]): number =>
  amounts.reduce((sum, { amountCents }) => sum + amountCents, 0)

/**
 * The first draw as its terms state it; what the county charged less goes to the borrower, and so does what the creditors took less (they took more
 * where it is negative). In cents. Throws RangeError where the terms do not add up to the line: nothing is opened then.
 */
export function firstDraw(terms: LineTerms, trueUpCents = 0, payoffTrueUpCents = 0): Extract<LedgerEvent, { kind: 'DRAW' }> {
  const { lineCents, drawCents, originationFeeCents: feeCents, costs, recordingTax, payOffs, cashToBorrowerCents: cashCents } = terms
  const costCents = sumOf(costs.filter(({ paid }) => paid === 'FROM_DRAW')) + recordingTax.mostCents
  const payOffCents = sumOf(payOffs)
  if (costCents + payOffCents + cashCents !== drawCents || drawCents + feeCents !== lineCents)
    throw new RangeError('The terms of the line do not add up')
  return {
    ...{ kind: 'DRAW', draw: 1, feeCents, costCents: costCents - trueUpCents },
    payOffCents: payOffCents - payoffTrueUpCents,
    cashCents: cashCents + trueUpCents + payoffTrueUpCents,
  }
}

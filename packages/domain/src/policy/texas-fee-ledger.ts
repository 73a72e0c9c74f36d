/** Every fee of a Texas homestead's closing, and whether it counts toward 2 % of the line (Tex. Const. XVI s.50(a)(6)(E); 7 TAC 153.5). */
import type { LineTerms } from '../facts/line-terms.ts'
import { costLabel } from '../underwriting/offer/cost-label.ts'

export interface TexasFee {
  readonly label: string
  readonly amountCents: number
  /** toward the limit */
  readonly counts: boolean
}

export interface TexasFeeLedger {
  readonly fees: readonly TexasFee[]
  readonly countedCents: number
  readonly limitCents: number
}

const LIMIT_PERCENT = 2

/** `isAppraised`: a third party's appraisal is left out of the limit by name; a broker's opinion is not. */
export function texasFeeLedger(
  { lineCents, originationFeeCents, costs, recordingTax }: Pick<LineTerms, 'lineCents' | 'originationFeeCents' | 'costs' | 'recordingTax'>,
  isAppraised: boolean,
): TexasFeeLedger {
  const fees: readonly TexasFee[] = [
    { label: 'Origination fee', amountCents: originationFeeCents, counts: true },
    ...costs.map(({ type, amountCents }) => ({
      label: type === 'VALUATION_FEE' && isAppraised ? 'Appraisal by a third party' : costLabel(type),
      amountCents,
      counts: !(type === 'VALUATION_FEE' && isAppraised),
    })),
    ...(recordingTax.mostCents > 0 ? [{ label: 'Recording tax, at most', amountCents: recordingTax.mostCents, counts: true }] : []),
  ]
  const countedCents = fees.reduce((sum, { counts, amountCents }) => (counts ? sum + amountCents : sum), 0)
  return { fees, countedCents, limitCents: Math.floor((lineCents * LIMIT_PERCENT) / 100) }
}

/**
 * The largest origination fee with which everything that counts stays within the limit: what is above it the lender does without. Negative where
 * the other fees alone are above it. The fee is part of the line, which the limit is a part of.
 */
export function originationFeeWithinLimit(drawCents: number, otherCountedCents: number): number {
  const byShare = Math.floor((LIMIT_PERCENT * drawCents - 100 * otherCountedCents) / (100 - LIMIT_PERCENT))
  // The limit is in whole cents.
  const isWithin = byShare + otherCountedCents <= Math.floor(((drawCents + byShare) * LIMIT_PERCENT) / 100)
  return isWithin ? byShare : byShare - 1
}

/** What of a first draw went to others than the borrower and their creditors, each by its name: the sum is what the ledger has of it. Pure. */
import type { LineTerms } from '../../facts/line-terms.ts'
import { costLabel } from '../../underwriting/offer/cost-label.ts'

export interface NamedCost {
  readonly words: string
  readonly amountCents: number
}

/** What the county charged; absent where it is not known. */
interface Charged {
  readonly feeCents?: number | undefined
  readonly taxCents?: number | undefined
}

const COUNTY = 'RECORDING_FEE'

/** Nothing that is 0. What the county charged more than the borrower was told is the lender's (flow/items/funding/recording.ts). */
export function costsOfDraw({ originationFeeCents, costs, recordingTax }: LineTerms, charged: Charged = {}): readonly NamedCost[] {
  const fromDraw = costs.filter(({ paid }) => paid === 'FROM_DRAW')
  const toldFeeCents = fromDraw.filter(({ type }) => type === COUNTY).reduce((sum, { amountCents }) => sum + amountCents, 0)
  const { feeCents, taxCents } = charged
  const isLess = feeCents !== undefined && taxCents !== undefined && feeCents + taxCents <= toldFeeCents + recordingTax.mostCents
  return [
    { words: 'Origination fee', amountCents: originationFeeCents },
    ...fromDraw.filter(({ type }) => type !== COUNTY).map(({ type, amountCents }) => ({ words: costLabel(type), amountCents })),
    { words: costLabel(COUNTY), amountCents: isLess ? feeCents : toldFeeCents },
    { words: 'Recording tax', amountCents: isLess ? taxCents : recordingTax.mostCents },
  ].filter(({ amountCents }) => amountCents > 0)
}

/** 'First draw, with the fee and costs'; neither is named where there is none. */
export function drawWords(costs: readonly NamedCost[], feeCents: number): string {
  const hasFee = feeCents > 0
  const hasCosts = costs.length > (hasFee ? 1 : 0)
  const parts = [...(hasFee ? ['fee'] : []), ...(hasCosts ? ['costs'] : [])]
  return parts.length === 0 ? 'First draw' : `First draw, with the ${parts.join(' and ')}`
}

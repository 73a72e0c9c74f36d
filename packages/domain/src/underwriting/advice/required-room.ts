import { largestDraw, lineHolding } from '../offer/draw-bounds.ts'
import { qualifiedLines } from '../pricing/qualified-lines.ts'
import { qualifyingPayment } from '../situation/dti.ts'
import { cltvLine, type Situation } from '../situation/situation.ts'

/** An income, in parts, that bears every line: what is left then is what home, organization and prices allow. */
const ANY_INCOME_PARTS = 1_000_000_000_000_000

/**
 * The least that the income must leave for this line's payment a month, in cents, for any offer to exist; undefined where no income would do.
 * It is the lowest payment among the smallest lines of every price that hold what must be paid off. The longest term that is priced has it: no
 * table takes off so much for fewer years that they pay for themselves.
 */
export function requiredRoom(situation: Situation): number | undefined {
  const { neededLineCents, input } = situation
  const cap = Math.min(cltvLine(situation), situation.maximumLineCents)
  if (cap < neededLineCents) return undefined
  const { organization } = input
  for (const term of [...organization.termChoicesYears].sort((a, b) => b - a)) {
    const alone = { ...input, organization: { ...organization, termChoicesYears: [term] } }
    const least = leastPayment({ ...situation, input: alone, incomeParts: ANY_INCOME_PARTS }, cap)
    if (least !== undefined) return least
  }
  return undefined
}

function leastPayment(situation: Situation, cap: number): number | undefined {
  const { payOffCents, guideline, neededLineCents, input } = situation
  const { lineStepCents: step } = guideline
  const { feeCapCents } = input.organization
  let least: number | undefined
  for (const line of qualifiedLines(situation, neededLineCents, cap)) {
    const fee = { feeBps: line.feeBps, feeCapCents }
    const from = Math.max(line.fromCents, lineHolding(payOffCents, fee))
    // What the income bears is in whole steps, or the whole range of a price.
    const smallest = Math.min(Math.ceil(from / step) * step, line.toCents)
    if (smallest < from || largestDraw(smallest, fee) < payOffCents) continue
    const payment = qualifyingPayment(smallest, line)
    if (least === undefined || payment < least) least = payment
  }
  return least
}

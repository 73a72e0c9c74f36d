/** The smallest draw that a state's law lets an offer have. */
import type { Situation } from '../situation/situation.ts'
import type { StateRule } from '../tables/states/state-law.ts'
import type { QualifiedLine } from './qualified-lines.ts'
import { isAboveCap, largestCappedDraw } from './rate-cap.ts'

type Fee = { readonly feeBps: number; readonly feeCapCents: number | undefined }

const WHOLE_DOLLAR = 100

/**
 * From this draw on all fees together stay within the share of the line (draw and fee) that the state allows; undefined where they never do.
 * Worked out on the fee rounded up by half a cent and the share rounded down, so that no larger draw exceeds it by rounding. In whole dollars.
 */
export function leastForFees(
  cap: NonNullable<StateRule['wholeFeeCap']>,
  counted: number,
  { feeBps, feeCapCents }: Fee,
): number | undefined {
  const share = BigInt(cap.bps)
  const fixed = BigInt(counted)
  // (draw + fee) * share >= (fee + counted + 1) * 10,000, with fee = draw * feeBps / 10,000
  const perDraw = share * (10_000n + BigInt(feeBps)) - BigInt(feeBps) * 10_000n
  const byShare = perDraw <= 0n ? undefined : ceilDiv((fixed + 1n) * 100_000_000n, perDraw)
  // With the fee at its cap: draw * share >= (cap + counted + 1) * 10,000 - cap * share
  const byCap =
    feeCapCents === undefined ? undefined : ceilDiv((BigInt(feeCapCents) + fixed + 1n) * 10_000n - BigInt(feeCapCents) * share, share)
  const found = [byShare, byCap].filter((draw) => draw !== undefined).map(Number)
  if (found.length === 0) return undefined
  return Math.ceil(Math.max(0, Math.min(...found)) / WHOLE_DOLLAR) * WHOLE_DOLLAR
}

const ceilDiv = (value: bigint, by: bigint): bigint => (value + by - 1n) / by

/** Whole cents; 0 where the state asks nothing, undefined where no draw at this price is lawful. */
export function leastDraw(situation: Situation, line: QualifiedLine): number | undefined {
  const rule = situation.stateRule
  if (rule === undefined) return 0
  const fee = { feeBps: line.feeBps, feeCapCents: situation.input.organization.feeCapCents }
  const forFees = rule.wholeFeeCap === undefined ? 0 : leastForFees(rule.wholeFeeCap, situation.countedCostsCents, fee)
  if (forFees === undefined) return undefined
  const { rateCap, minimumDraw } = rule
  const forRate = rateCap !== undefined && isAboveCap(rule, line) ? firstDrawAbove(rateCap, fee) : 0
  return Math.max(forFees, forRate, minimumDraw?.cents ?? 0)
}

/** The smallest draw in whole dollars whose line, fee included, is larger than those that the state caps. */
const firstDrawAbove = (cap: NonNullable<StateRule['rateCap']>, fee: Fee): number =>
  Math.ceil((largestCappedDraw(cap, fee) + 1) / WHOLE_DOLLAR) * WHOLE_DOLLAR

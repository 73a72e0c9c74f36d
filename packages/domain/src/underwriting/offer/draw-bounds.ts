import { drawTotal } from '../../loan/draw-total.ts'
import { fromCents, toCents } from '../../values/money.ts'

export type OriginationFee = { readonly feeBps: number; readonly feeCapCents?: number | undefined }

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0

/** The draw with its origination fee, in whole cents (half to even): what the line must hold. Throws as drawTotal does. */
export function totalOf(drawCents: number, { feeBps, feeCapCents }: OriginationFee): number {
  const feeParts = drawCents * feeBps
  // In whole numbers, as hundreds of offers ask for it; anything that cannot be counted exactly is drawTotal's to answer or refuse.
  if (![drawCents, feeBps, feeParts, feeCapCents ?? 0].every(isCount)) {
    return toCents(drawTotal(fromCents(drawCents), feeBps / 100, feeCapCents === undefined ? undefined : fromCents(feeCapCents)))
  }
  if (feeCapCents !== undefined && feeParts > feeCapCents * 10_000) return drawCents + feeCapCents
  const rest = feeParts % 10_000
  const total = drawCents + (feeParts - rest) / 10_000
  return rest > 5_000 || (rest === 5_000 && total % 2 === 1) ? total + 1 : total
}

/** The largest draw, in whole cents, that fits in a line together with its fee; the fee unrounded, so draw x (1 + fee) never exceeds the line. */
export function largestDraw(lineCents: number, { feeBps, feeCapCents }: OriginationFee): number {
  const byRate = Number((BigInt(lineCents) * 10_000n) / BigInt(10_000 + feeBps))
  return feeCapCents === undefined ? byRate : Math.max(byRate, lineCents - feeCapCents)
}

/** The smallest line, in whole cents, that holds a draw and its fee. */
export function lineHolding(drawCents: number, { feeBps, feeCapCents }: OriginationFee): number {
  const fee = Number((BigInt(drawCents) * BigInt(feeBps) + 9_999n) / 10_000n)
  return drawCents + Math.min(fee, feeCapCents ?? fee)
}

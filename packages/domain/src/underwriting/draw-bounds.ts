import { drawTotal } from '../loan/draw-total.ts'
import { fromCents, toCents } from '../values/money.ts'

export type OriginationFee = { readonly feeBps: number; readonly feeCapCents?: number | undefined }

/** The draw with its origination fee, in whole cents (half to even): what the line must hold. Throws as drawTotal does. */
export function totalOf(drawCents: number, fee: OriginationFee): number {
  const cap = fee.feeCapCents === undefined ? undefined : fromCents(fee.feeCapCents)
  return toCents(drawTotal(fromCents(drawCents), fee.feeBps / 100, cap))
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

/** @param share 0 to 1 @returns the smallest sample that at least this share lies at or below (nearest rank) */
export function percentile(samples: readonly number[], share: number): number {
  if (samples.length === 0) throw new RangeError('There is no percentile of nothing')
  const sorted = [...samples].sort((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]!
}

/** The middle one; the mean of the middle two where their number is even. */
export function median(samples: readonly number[]): number {
  const sorted = [...samples].sort((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  if (sorted.length === 0) throw new RangeError('There is no median of nothing')
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

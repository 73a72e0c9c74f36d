/** What the borrower stated, and what of it is verified by now, in cents a year. */
export interface IncomeTotals {
  readonly statedCents: number
  readonly statedCoOwnersCents: number
  readonly verifiedCents: number
  readonly verifiedCoOwnersCents: number
}

/**
 * Records may show more than the borrower stated. Nobody is lent to on more than they say they earn, so what they state, of all people
 * together, is the most that counts (house-rules.ts, from 2026-12). Each person's own statement is filled first.
 */
export function atMostStated({
  statedCents,
  statedCoOwnersCents,
  verifiedCents,
  verifiedCoOwnersCents,
}: IncomeTotals): Pick<IncomeTotals, 'verifiedCents' | 'verifiedCoOwnersCents'> {
  const counted = Math.min(statedCents + statedCoOwnersCents, verifiedCents + verifiedCoOwnersCents)
  const own = Math.min(verifiedCents, counted - Math.min(verifiedCoOwnersCents, statedCoOwnersCents))
  return { verifiedCents: own, verifiedCoOwnersCents: counted - own }
}

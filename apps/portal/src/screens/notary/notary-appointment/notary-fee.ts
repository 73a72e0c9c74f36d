import { formatExactCents } from '@hearthline/domain'

interface Fee {
  readonly cents: number
  readonly isYours: boolean
}

/** What a notary in person costs, and who pays it: what the borrower did not agree to is not charged. */
export function describeNotaryFee({ cents, isYours }: Fee): string {
  if (cents === 0) return 'No cost to you'
  return isYours
    ? `${formatExactCents(cents)}, as in your final terms. It comes out of your first draw.`
    : `${formatExactCents(cents)}, which we pay: it is not among the costs you agreed to.`
}

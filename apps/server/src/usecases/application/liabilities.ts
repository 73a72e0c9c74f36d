/** What the borrower owes beside the mortgage, by the seeds' names (seed 001 section 3), and which of it the line pays off. */
import type { LiabilityBody } from '@hearthline/contract'
import type { Known } from '@hearthline/domain'
import { chosenOffer, fromCents, revisedOffer, softCredit } from '@hearthline/domain'

/** Open accounts of the credit report with a balance; dollars. Empty until there is a report. */
export function liabilitiesOf(known: Known): LiabilityBody[] {
  const paidOff = new Set((known(revisedOffer) ?? known(chosenOffer))?.payOffTradelineIds)
  return (known(softCredit)?.tradelines ?? [])
    .filter((line) => line.status === 'OPEN' && line.balanceCents > 0 && line.kind !== 'MORTGAGE')
    .map(({ id, creditor, last4, kind, balanceCents, monthlyPaymentCents }) => ({
      ...{ id, creditor, last4, kind },
      monetaryBalance: fromCents(balanceCents),
      monetaryCalculatedNextPaymentMinimumAmount: fromCents(monthlyPaymentCents),
      payOff: paidOff.has(id) ? { status: 'MARKED_FOR_PAYOFF' as const } : null,
    }))
}

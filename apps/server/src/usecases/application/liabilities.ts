/** What the borrower owes beside the mortgage, by the wire's names [offers/payoffs], and which of it the line pays off. */
import type { LiabilityBody } from '@hearthline/contract'
import type { Known } from '@hearthline/domain'
import { choiceInForce, fromCents, softCredit } from '@hearthline/domain'

/** Open accounts of the credit report with a balance; dollars. Empty until there is a report. */
export function liabilitiesOf(known: Known): LiabilityBody[] {
  const paidOff = new Set(choiceInForce(known)?.payOffTradelineIds)
  return (known(softCredit)?.tradelines ?? [])
    .filter((line) => line.status === 'OPEN' && line.balanceCents > 0 && line.kind !== 'MORTGAGE')
    .map(({ id, creditor, last4, kind, balanceCents, monthlyPaymentCents }) => ({
      ...{ id, creditor, last4, kind },
      monetaryBalance: fromCents(balanceCents),
      monetaryCalculatedNextPaymentMinimumAmount: fromCents(monthlyPaymentCents),
      payOff: paidOff.has(id) ? { status: 'MARKED_FOR_PAYOFF' as const } : null,
    }))
}

/** What the borrower owes beside the mortgage, by the wire's names [offers/payoffs], and which of it the line pays off. */
import type { LiabilityBody } from '@hearthline/contract'
import type { Decision, Known } from '@hearthline/domain'
import { choiceInForce, decisionInForce, fromCents, softCredit } from '@hearthline/domain'

/** The accounts that a decision counts as paid off, by each id that they have. */
const requiredBy = (decision: Pick<Decision, 'payOffs'> | undefined): ReadonlySet<string | undefined> =>
  new Set((decision?.payOffs ?? []).flatMap(({ id, accountId }) => [id, accountId]))

/** Open accounts of the credit report with a balance; dollars. Empty until there is a report. */
export function liabilitiesOf(known: Known): LiabilityBody[] {
  const chosen = new Set(choiceInForce(known)?.payOffTradelineIds)
  const required = requiredBy(decisionInForce(known))
  return (known(softCredit)?.tradelines ?? [])
    .filter((line) => line.status === 'OPEN' && line.balanceCents > 0 && line.kind !== 'MORTGAGE')
    .map(({ id, creditor, last4, kind, balanceCents, monthlyPaymentCents }) => ({
      ...{ id, creditor, last4, kind },
      monetaryBalance: fromCents(balanceCents),
      monetaryCalculatedNextPaymentMinimumAmount: fromCents(monthlyPaymentCents),
      payOff: chosen.has(id) || required.has(id) ? { status: 'MARKED_FOR_PAYOFF' as const } : null,
    }))
}

/** Those that the borrower may choose to pay off, or not. */
export function optionalLiabilitiesOf(known: Known, decision: Pick<Decision, 'payOffs'>): LiabilityBody[] {
  const required = requiredBy(decision)
  return liabilitiesOf(known).filter(({ id }) => !required.has(id))
}

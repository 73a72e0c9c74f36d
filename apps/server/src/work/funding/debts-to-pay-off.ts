/** The debts that the borrower marked for payoff, as the newest credit report has them. */
import type { Known, Tradeline } from '@hearthline/domain'
import { choiceInForce, hardCredit, softCredit } from '@hearthline/domain'

/** Those that still have a balance. @throws for a marked account that no report has */
export function debtsToPayOff(known: Known): readonly Tradeline[] {
  const marked = new Set(choiceInForce(known)?.payOffTradelineIds)
  const reports = [known(hardCredit), known(softCredit)]
  return [...marked]
    .map((id) => {
      const found = reports.flatMap((report) => report?.tradelines ?? []).find((line) => line.id === id)
      if (!found) throw new Error('A debt is marked for payoff that no credit report has')
      return found
    })
    .filter((line) => line.balanceCents > 0)
}

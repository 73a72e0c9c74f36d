/** Which debts the first draw pays off. */
import type { PayOff } from '../../../underwriting/situation/pay-offs.ts'
import type { Known } from '../../item.ts'
import { reportsOf } from '../credit/reports-of.ts'
import { choiceInForce, decisionInForce } from '../final/choice-in-force.ts'
import { payOffsOf } from '../offer/pay-offs.ts'

/** With the balances of the newest report; none before an offer was chosen. @throws for a chosen account that no report has: a person has to look */
export function debtsToPayOff(known: Known): readonly PayOff[] {
  const choice = choiceInForce(known)
  const reported = new Set(reportsOf(known).flatMap((report) => report?.tradelines.map(({ id }) => id) ?? []))
  if (choice?.payOffTradelineIds?.some((id) => !reported.has(id))) throw new Error('A debt is marked for payoff that no credit report has')
  return reportedDebts(known)
}

/** Those of them that a report or the decision has, for rules that may not fail; whoever pays asks `debtsToPayOff`. */
export function reportedDebts(known: Known): readonly PayOff[] {
  const choice = choiceInForce(known)
  return choice ? payOffsOf(choice, decisionInForce(known), reportsOf(known)) : []
}

/** What names them: a debt that the borrower has paid since is none any more. */
export const namedDebts = (known: Known): readonly string[] => [
  ...new Set([...(decisionInForce(known)?.payOffs ?? []).map(({ id }) => id), ...(choiceInForce(known)?.payOffTradelineIds ?? [])]),
]

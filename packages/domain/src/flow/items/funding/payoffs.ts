/**
 * The debts that the line pays off are paid straight to their creditors: those that the decision rests on, and those that the borrower chose. What
 * was paid stands, whatever is decided afterwards: no creditor is paid twice.
 */
import { z } from 'zod'
import type { PayOff } from '../../../underwriting/situation/pay-offs.ts'
import { type Known, work } from '../../item.ts'
import { fundingConditions } from '../closing/funding-conditions.ts'
import { reportsOf } from '../credit/reports-of.ts'
import { choiceInForce, decisionInForce } from '../final/choice-in-force.ts'
import { payOffsOf } from '../offer/pay-offs.ts'
import { fundingDecision } from './funding-decision.ts'

/** With the balances of the newest report; none before an offer was chosen. @throws for a chosen account that no report has: a person has to look */
export function debtsToPayOff(known: Known): readonly PayOff[] {
  const choice = choiceInForce(known)
  if (!choice) return []
  const reported = new Set(reportsOf(known).flatMap((report) => report?.tradelines.map(({ id }) => id) ?? []))
  if (choice.payOffTradelineIds?.some((id) => !reported.has(id))) throw new Error('A debt is marked for payoff that no credit report has')
  return payOffsOf(choice, decisionInForce(known), reportsOf(known))
}

/** What names them: a debt that the borrower has paid since is none any more. */
const named = (known: Known): readonly string[] => [
  ...new Set([...(decisionInForce(known)?.payOffs ?? []).map(({ id }) => id), ...(choiceInForce(known)?.payOffTradelineIds ?? [])]),
]

export const payoffs = work('payoffs', {
  title: 'Paying off your debts',
  steps: ['DIRECT_DEBT_PAYOFF', 'PAYOFF_REQUEST_PENDING'],
  after: [fundingConditions],
  applies: (known) => known(fundingDecision) !== undefined && named(known).length > 0,
  reads: (known) => [named(known), known(fundingDecision)],
  earlierReads: (known) => [choiceInForce(known)?.payOffTradelineIds, known(fundingDecision)],
  stands: ({ references }) => references.length > 0,
  data: z.object({ references: z.array(z.string()) }),
  example: { references: ['payoff-example'] },
})

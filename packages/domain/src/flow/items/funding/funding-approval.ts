/** What the two approvals of the money have in common: what they rest on, what is shown beside them, and what whoever approves says they have seen. */
import { z } from 'zod'
import type { Known, Misfit } from '../../item.ts'
import { type KeptAccount, showAccount } from '../banking/bank-account.ts'
import { disbursementAccount } from '../banking/disbursement-account.ts'
import { clearance } from '../review-outcome.ts'
import { approvedPayoff, payoffsToApprove } from './payoff-payees.ts'
import { payoffQuotes } from './payoff-quotes.ts'

export const fundingApproval = clearance.extend({
  /** The letters were compared where a payee has another name than the creditor of the report. */
  otherPayees: z.literal(true).optional(),
})
type FundingApproval = z.infer<typeof fundingApproval>

export const approvalShown = {
  data: z.object({ payoffs: z.array(approvedPayoff) }),
  of: (known: Known) => ({ payoffs: [...payoffsToApprove(known)] }),
}

export const approvalLabels = {
  outcome: { label: 'Result', options: { ACCEPTED: 'Accepted', REFUSED: 'Refused' } },
  reason: 'Reason',
  otherPayees: 'The letters were compared: these payees are who the creditors say is paid',
}

export function approvalMisfits(known: Known, { outcome, otherPayees }: FundingApproval): readonly Misfit[] {
  const others = payoffsToApprove(known).filter(({ isOtherName }) => isOtherName)
  if (outcome !== 'ACCEPTED' || otherPayees || others.length === 0) return []
  const named = new Intl.ListFormat('en-US').format(others.map(({ payee, creditor }) => `${payee} for ${creditor}`))
  return [{ path: 'otherPayees', message: `Compare the letters first. Another name than the creditor’s is paid: ${named}` }]
}

/** The quotes, by which creditors are paid, and the account to which the rest goes. */
export const quotesIn = (known: Known): readonly unknown[] => {
  const quoted = known(payoffQuotes)
  return quoted ? [quoted] : []
}

/** Another one is approved anew: told by what is not sealed, and by how often an account was named. */
export const shownDestination = (account: KeptAccount) => ({ ...showAccount(account), attempt: account.attempt ?? 1 })

export function accountIn(known: Known): readonly unknown[] {
  const account = known(disbursementAccount)
  return account ? [shownDestination(account)] : []
}

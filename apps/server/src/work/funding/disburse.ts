/** disbursement: the money is sent to the borrower's account and the line is open. */
import { isReplacementVerified, mayBePaid, replacementAccount } from '@hearthline/domain'
import { accountToPay, replacementToPay } from '../banking/account-to-pay.ts'
import { RuleBroken } from '../rule-broken.ts'
import type { WorkContext } from '../work-context.ts'
import { cashToBorrowerCents } from './cash-to-borrower.ts'

/** @throws for an account that no one has verified: the flow never comes here with one */
export function disburse({ known, services, provider, call }: WorkContext) {
  const isReplaced = known(replacementAccount) !== undefined
  if (!(isReplaced ? isReplacementVerified(known) : mayBePaid(known)))
    throw new RuleBroken('No money is sent to an account that is not verified')
  const account = isReplaced ? replacementToPay(services.sealing, known) : accountToPay(services.sealing, known)
  const request = { ...account, amountCents: cashToBorrowerCents(known) }
  return call((providerCall) => provider('payments').disburse(request, providerCall))
}

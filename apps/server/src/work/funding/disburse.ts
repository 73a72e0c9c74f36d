/** disbursement: the money is sent to the borrower's account and the line is open. */
import { mayBePaid } from '@hearthline/domain'
import { accountToPay } from '../banking/account-to-pay.ts'
import type { WorkContext } from '../work-context.ts'
import { cashToBorrowerCents } from './cash-to-borrower.ts'

/** @throws for an account that no one has verified: the flow never comes here with one */
export function disburse({ known, services, provider, call }: WorkContext) {
  if (!mayBePaid(known)) throw new Error('No money is sent to an account that is not verified')
  const request = { ...accountToPay(services.sealing, known), amountCents: cashToBorrowerCents(known) }
  return call((providerCall) => provider('payments').disburse(request, providerCall))
}

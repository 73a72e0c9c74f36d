/** disbursement: the money is sent to the borrower's account and the line is open. */
import { accountToPay } from '../banking/account-to-pay.ts'
import type { WorkContext } from '../work-context.ts'
import { cashToBorrowerCents } from './cash-to-borrower.ts'

export function disburse({ known, services, provider, call }: WorkContext) {
  const request = { ...accountToPay(services.sealing, known), amountCents: cashToBorrowerCents(known) }
  return call((providerCall) => provider('payments').disburse(request, providerCall))
}

/** account-check: whether the account that the money goes to is the borrower's. */
import type { WorkContext } from '../work-context.ts'
import { accountToPay } from './account-to-pay.ts'

export function verifyAccount({ known, services, provider, callWithReference }: WorkContext) {
  const account = accountToPay(services.sealing, known)
  return callWithReference((providerCall) => provider('banking').verifyAccount(account, providerCall))
}

/** micro-deposits and micro-deposit-check: two small deposits are sent, and the amounts that the borrower enters are compared. */
import { legalName, microDepositAmounts, microDeposits } from '@hearthline/domain'
import type { WorkContext } from '../work-context.ts'
import { accountToPay } from './account-to-pay.ts'

export function sendDeposits({ known, services, application, provider, callWithReference }: WorkContext) {
  const account = { ...accountToPay(services.sealing, known), organizationCode: application.organizationCode }
  return callWithReference((providerCall) => provider('banking').sendDeposits(account, providerCall))
}

export function checkDeposits({ known, provider, callWithReference }: WorkContext) {
  const sent = known(microDeposits)
  const amounts = known(microDepositAmounts)
  const holder = known(legalName)
  if (!sent || !amounts || !holder) throw new Error('Amounts were compared before they were known')
  const { firstCents, secondCents } = amounts
  const request = { holder, reference: sent.reference, enterBy: sent.enterBy, amountsCents: [firstCents, secondCents] as const }
  return callWithReference((providerCall) => provider('banking').checkDeposits(request, providerCall))
}

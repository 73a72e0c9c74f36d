/** account-prenote: a test entry of $0 to the account that the money goes to, where the lender's bank asks for one. */
import { replacementAccount } from '@hearthline/domain'
import { accountToPay, replacementToPay } from '../banking/account-to-pay.ts'
import type { WorkContext } from '../work-context.ts'

export async function testAccount({ known, services, provider, keepPrenote, call }: WorkContext) {
  const { prenotes } = provider('payments')
  if (!prenotes) return { status: 'NOT_ASKED' }
  const account = known(replacementAccount) ? replacementToPay(services.sealing, known) : accountToPay(services.sealing, known)
  const sent = await call((providerCall) => prenotes.send(account, providerCall))
  keepPrenote(sent)
  return { status: 'SENT', ...sent }
}

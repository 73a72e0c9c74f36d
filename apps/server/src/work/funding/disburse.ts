/** disbursement: the money is sent to the borrower's account and the line is open. */
import { formatExactCents, isReplacementVerified, mayBePaid, replacementAccount, transfersBack } from '@hearthline/domain'
import { accountToPay, replacementToPay } from '../banking/account-to-pay.ts'
import { RuleBroken } from '../rule-broken.ts'
import type { WorkContext } from '../work-context.ts'
import { cashToBorrowerCents } from './cash-to-borrower.ts'

/**
 * The key names the transfer and not what it rests on: where an answer was lost and the money was approved anew since, the processor gives the
 * transfer that it made. Only what the bank sent back, or was stopped before, is another one. @throws for an account that no one has verified: the flow
 * never comes here with one; where a transfer is out that the ledger does not have back; and where another amount has left already: a person has to look
 */
export async function disburse({ known, application, services, provider, call }: WorkContext) {
  const out = (await services.transfersOf(application.id)).find(({ state }) => state === 'SENT' || state === 'SETTLED')
  if (out) throw new RuleBroken(`${formatExactCents(out.amountCents)} left under ${out.traceNumber}, and the bank has not sent it back`)
  const isReplaced = known(replacementAccount) !== undefined
  if (!(isReplaced ? isReplacementVerified(known) : mayBePaid(known)))
    throw new RuleBroken('No money is sent to an account that is not verified')
  const account = isReplaced ? replacementToPay(services.sealing, known) : accountToPay(services.sealing, known)
  const request = { ...account, amountCents: cashToBorrowerCents(known) }
  const idempotencyKey = `${application.id}/disbursement/${transfersBack(known)}`
  const { amountCents, ...sent } = await call((providerCall) => provider('payments').disburse(request, { ...providerCall, idempotencyKey }))
  if (amountCents !== request.amountCents)
    throw new RuleBroken(`${formatExactCents(amountCents)} left already, and ${formatExactCents(request.amountCents)} is due now`)
  return sent
}

/** account-check, autopay-check, replacement-account-check: whether an account exists, is open, and is in the name of someone who applies. */
import { type AccountFound, possibleHolders } from '@hearthline/domain'
import type { AccountVerification, BankAccount } from '../../providers/banking/port.ts'
import type { WorkContext } from '../work-context.ts'
import { accountToDraw, accountToPay, replacementToPay } from './account-to-pay.ts'
import { matchHolder } from './match-holder.ts'

/** Nothing is paid to another's account: a name that does not match is for a person to look at, whatever the vendor says of the number. */
function judge(
  { known }: Pick<WorkContext, 'known'>,
  { status, because, holders, nameScore }: AccountVerification,
): Omit<AccountFound, 'reference'> {
  const match = matchHolder(possibleHolders(known), holders, nameScore)
  const kept = { match, ...(holders && { holders: [...holders] }) }
  if (status === 'VERIFIED' && match.outcome === 'NONE') return { status: 'PENDING_REVIEW', because: 'ANOTHER_HOLDER', ...kept }
  return { status, ...(because && { because }), ...kept }
}

async function check(context: WorkContext, account: BankAccount): Promise<AccountFound> {
  const { provider, callWithReference } = context
  const { reference, ...found } = await callWithReference((providerCall) => provider('banking').verifyAccount(account, providerCall))
  return { ...judge(context, found), reference }
}

export const verifyAccount = (context: WorkContext) => check(context, accountToPay(context.services.sealing, context.known))

/** No deposits are sent to an account that payments are drawn from: an operator looks at it. */
export const verifyAutopayAccount = (context: WorkContext) => check(context, accountToDraw(context.services.sealing, context.known))

/** So does one to which money goes again: a person looks at what the bank cannot confirm. */
export const verifyReplacementAccount = (context: WorkContext) => check(context, replacementToPay(context.services.sealing, context.known))

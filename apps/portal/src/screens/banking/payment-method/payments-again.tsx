import { Alert } from '@hearthline/ui/alert'
import type { ReadItem } from '../../../application/item/item-query.ts'
import { describeAccount } from '../../../bank-aggregation/shown-account.ts'

/** Why the way to pay is asked once more: what was authorized was of the account that was replaced. */
export function PaymentsAgain({ about }: Pick<ReadItem<'payment-method' | 'autopay-correction'>, 'about'>) {
  if (!about.accountReplaced) return null
  const account = about.account ? describeAccount(about.account) : 'not named'
  return (
    <Alert kind="info" title="Why we ask this again">
      You allowed automatic payments from the account you gave before. Since then you gave the account for your money again: {account}. What
      you allowed before ended with that, so choose again how you pay.
    </Alert>
  )
}

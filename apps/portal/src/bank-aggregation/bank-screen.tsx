/** The frame of the bank's screens: the question that is open, or that an account is being checked. */
import type { ItemId } from '@hearthline/domain'
import { AskScreen, type AskScreenProps } from '../application/item/ask-screen.tsx'
import { useApplication } from '../application/use-application.ts'

const CHECKS = {
  'account-check': 'We are checking your account',
  'micro-deposits': 'We are sending two small deposits',
  'autopay-check': 'We are checking your account',
  'replacement-account-check': 'We are checking your account',
  'micro-deposit-check': 'We are checking the amounts',
} as const satisfies Partial<Record<ItemId, string>>

/** While one of these is open, the account that the money goes to may be named again. */
const ACCOUNT_AGAIN = {
  item: 'disbursement-account',
  during: ['payment-method', 'micro-deposit-amounts', 'micro-deposit-retry', 'conditions'],
} as const

/** So may the one that was named after the bank sent the money back. */
const REPLACEMENT_AGAIN = { item: 'replacement-account', during: ['replacement-account-review'] } as const

export const useAccountAgain = () =>
  useApplication().application.openItem === 'replacement-account-review' ? REPLACEMENT_AGAIN : ACCOUNT_AGAIN

/** So may the way to pay, while a person looks at the account that payments would be drawn from. */
export const PAYMENTS_AGAIN = { item: 'payment-method', during: ['conditions'] } as const

export function BankScreen<const Id extends ItemId>(props: AskScreenProps<Id>) {
  return <AskScreen {...props} works={CHECKS} />
}

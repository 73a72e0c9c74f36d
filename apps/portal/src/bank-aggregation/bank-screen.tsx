/** The frame of the bank's screens: the question that is open, or that an account is being checked. */
import type { ItemId } from '@hearthline/domain'
import { ApplicationProgress } from '../application/application-progress.tsx'
import { AskScreen, type AskScreenProps } from '../application/item/ask-screen.tsx'
import { useApplication } from '../application/use-application.ts'
import { WaitPanel } from '../application/wait-panel.tsx'
import { Screen } from '../page/screen.tsx'

const CHECKS: Readonly<Record<string, string>> = {
  'account-check': 'We are checking your account',
  'micro-deposits': 'We are sending two small deposits',
  'autopay-check': 'We are checking your account',
  'micro-deposit-check': 'We are checking the amounts',
}

/** While one of these is open, the account that the money goes to may be named again. */
export const ACCOUNT_AGAIN = {
  item: 'disbursement-account',
  during: ['payment-method', 'micro-deposit-amounts', 'micro-deposit-retry'],
} as const

export function BankScreen<const Id extends ItemId>(props: AskScreenProps<Id>) {
  const { application } = useApplication()
  const checking = CHECKS[application.openItem ?? '']
  if (!checking) return <AskScreen {...props} />
  return (
    <Screen title={checking} heading={checking} above={<ApplicationProgress />}>
      <WaitPanel under={checking} />
    </Screen>
  )
}

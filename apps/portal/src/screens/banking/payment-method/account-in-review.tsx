import { Alert } from '@hearthline/ui/alert'
import { LinkButton } from '@hearthline/ui/link-button'
import { Link } from 'react-router'
import type { ReadItem } from '../../../application/item/item-query.ts'
import { useApplication } from '../../../application/use-application.ts'
import { describeAccount } from '../../../bank-aggregation/shown-account.ts'
import { applicationPath } from '../../../routing/application-path.ts'

/** The account for the money failed as often as it may: who looks at it now, and that the borrower can go on. */
export function AccountInReview({ about }: Pick<ReadItem<'payment-method' | 'autopay-correction'>, 'about'>) {
  const { uuid } = useApplication()
  if (about.accountStatus !== 'FAILED_VERIFICATION') return null
  return (
    <Alert
      kind="warning"
      title="Our team is looking at the account for your money"
      action={
        <LinkButton as={Link} to={applicationPath(uuid, 'bank/disburse')} variant="secondary" size="medium">
          Use another account
        </LinkButton>
      }
    >
      {about.account && <strong>{describeAccount(about.account)}. </strong>}
      We couldn’t verify it, and no money goes there until it is verified. A specialist reviews it and contacts you. You can continue, or
      use another account of yours.
    </Alert>
  )
}

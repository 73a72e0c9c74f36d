import { formatLocalDate } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Card } from '@hearthline/ui/card'
import { LinkButton } from '@hearthline/ui/link-button'
import { Link } from 'react-router'
import type { ReadItem } from '../../../application/item/item-query.ts'
import { useApplication } from '../../../application/use-application.ts'
import { BankScreen } from '../../../bank-aggregation/bank-screen.tsx'
import { describeAccount } from '../../../bank-aggregation/shown-account.ts'
import { applicationPath } from '../../../routing/application-path.ts'
import { DepositsForm } from './deposits-form.tsx'

type Question = ReadItem<'micro-deposit-amounts' | 'micro-deposit-retry'>

/** The amounts of the two small deposits that were sent to the account. */
export default function Deposits() {
  return (
    <BankScreen
      items={['micro-deposit-retry', 'micro-deposit-amounts']}
      title="Two small deposits"
      heading={(item) => (isExpired(item) ? 'These deposits have expired' : 'What were the two small deposits?')}
      why={(item) =>
        isExpired(item) ? 'Choose another account, and we verify that one.' : 'The amounts show us that you can see this account.'
      }
    >
      {(item) => <Amounts key={item.item} item={item} />}
    </BankScreen>
  )
}

const isExpired = (item: Question): boolean => item.item === 'micro-deposit-retry' && item.about.isExpired

function Amounts({ item }: { item: Question }) {
  const { account, deposits } = item.about
  const retry = item.item === 'micro-deposit-retry' && !item.about.isExpired ? item.about : undefined
  return (
    <div className="grid gap-8">
      {retry && (
        <div className="mt-8">
          <Alert kind="error" title="The amounts didn’t match">
            Check both on your bank statement.{' '}
            {retry.triesLeft === 1 ? 'You have one more try.' : `You have ${retry.triesLeft} more tries.`}
          </Alert>
        </div>
      )}
      {!isExpired(item) && <DepositsForm item={item} />}
      <div className={isExpired(item) ? 'mt-8 grid gap-6' : 'grid gap-6'}>
        <Card as="div" padding="tight">
          {account && <p className="font-semibold">{describeAccount(account)}</p>}
          {deposits && (
            <p className="text-muted">
              We sent both on {formatLocalDate(deposits.sentOn)}. They arrive by {formatLocalDate(deposits.arriveBy)}. Enter them by{' '}
              {formatLocalDate(deposits.enterBy)}. Weekends and bank holidays don’t count.
            </p>
          )}
        </Card>
        <AnotherAccount />
      </div>
    </div>
  )
}

function AnotherAccount() {
  const { uuid } = useApplication()
  return (
    <div className="grid gap-3">
      <p className="text-muted">Can’t see them, or is this the wrong account?</p>
      <div>
        <LinkButton as={Link} to={applicationPath(uuid, 'bank/disburse')} variant="secondary">
          Use another account
        </LinkButton>
      </div>
    </div>
  )
}

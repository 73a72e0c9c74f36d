import { Alert } from '@hearthline/ui/alert'
import { LinkButton } from '@hearthline/ui/link-button'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { itemQuery } from '../../../application/item/item-query.ts'
import { useApplication } from '../../../application/use-application.ts'
import { describeAccount } from '../../../bank-aggregation/shown-account.ts'
import { PlainScreen } from '../../../plain-ask/plain-screen.tsx'
import { applicationPath } from '../../../routing/application-path.ts'

/** A person of ours checks something: what our checks found, or whatever else waits for them, in its own words. */
export default function Conditions() {
  const { openItem, nextAction } = useApplication().application
  if (openItem === 'conditions')
    return (
      <PlainScreen
        heading="We are reviewing your application"
        why="Our team is reviewing something our checks found."
        below={<UnverifiedAccount />}
      />
    )
  if (nextAction.waitingOn !== 'us')
    return <PlainScreen heading="We are reviewing your application" why="Our team is reviewing something our checks found." />
  return <PlainScreen heading={nextAction.title} why={nextAction.why} />
}

/** The account that could not be verified, which the borrower may replace at any time. */
function UnverifiedAccount() {
  const { uuid, etag } = useApplication()
  const account = useQuery(itemQuery(uuid, 'conditions', etag)).data?.about.unverifiedAccount
  if (!account) return null
  return (
    <div className="mt-8">
      <Alert
        kind="warning"
        title="We couldn’t verify your bank account"
        action={
          <LinkButton as={Link} to={applicationPath(uuid, 'bank/disburse')} variant="secondary" size="medium">
            Use another account
          </LinkButton>
        }
      >
        {describeAccount(account)}. No money goes there until it is verified. Our team is reviewing it, or you can use another account of
        yours now.
      </Alert>
    </div>
  )
}

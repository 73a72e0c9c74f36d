import { Alert } from '@hearthline/ui/alert'
import { LinkButton } from '@hearthline/ui/link-button'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ApplicationProgress } from '../../../application/application-progress.tsx'
import { itemQuery } from '../../../application/item/item-query.ts'
import { OpenItemProvider } from '../../../application/item/open-item.tsx'
import { useApplication } from '../../../application/use-application.ts'
import { FormProblem } from '../../../forms/form-problem.tsx'
import { Screen } from '../../../page/screen.tsx'
import { ScreenSkeleton } from '../../../page/screen-skeleton.tsx'
import { ConfirmPhone } from '../../../phone-confirmation/confirm-phone.tsx'
import { applicationPath } from '../../../routing/application-path.ts'
import { useProfile } from '../../../visitor/use-profile.ts'

const TITLE = 'Confirm your phone number'

/** The team has no number that it can reach the borrower at: a code confirms one. */
export default function PhoneNumber() {
  const { uuid, etag } = useApplication()
  const profile = useProfile()
  const item = useQuery(itemQuery(uuid, 'contact', etag))
  const back = applicationPath(uuid, 'conditions')
  if (item.isPending || profile.isPending) return <ScreenSkeleton />
  if (!item.data?.answerable)
    return (
      <Screen title={TITLE} heading={TITLE} back={back} above={<ApplicationProgress />}>
        {item.error ? <FormProblem error={item.error} /> : <NothingAsked back={back} />}
      </Screen>
    )
  return (
    <OpenItemProvider item={item.data}>
      <ConfirmPhone item={item.data} registered={profile.data?.phoneNumbers[0]?.number ?? ''} mayGoWithout={false}>
        {(form, isSent) => (
          <Screen
            title={isSent ? 'Enter your code' : TITLE}
            heading={isSent ? 'What is the code we sent you?' : 'What phone number can we reach you at?'}
            why={isSent ? undefined : 'We need a confirmed number before closing. If you can’t get a code, our team calls you.'}
            back={back}
            above={<ApplicationProgress />}
          >
            {form}
          </Screen>
        )}
      </ConfirmPhone>
    </OpenItemProvider>
  )
}

const NothingAsked = ({ back }: { back: string }) => (
  <div className="mt-8 grid gap-6">
    <Alert kind="success" title="We have your phone number">
      There is nothing to confirm right now.
    </Alert>
    <div>
      <LinkButton as={Link} to={back} variant="secondary">
        See all requests
      </LinkButton>
    </div>
  </div>
)

import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { LinkButton } from '@hearthline/ui/link-button'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ApplicationProgress } from '../../../application/application-progress.tsx'
import { CONDITIONS_AGAIN_MS, type Conditions as ConditionList, isToDo } from '../../../application/conditions-query.ts'
import { itemQuery, type ReadItem } from '../../../application/item/item-query.ts'
import { useApplication } from '../../../application/use-application.ts'
import { useProceed } from '../../../application/use-proceed.ts'
import { useRequestsNow } from '../../../application/use-requests-now.ts'
import { WaitPanel } from '../../../application/wait-panel.tsx'
import { describeAccount } from '../../../bank-aggregation/shown-account.ts'
import { isRequest, RequestList } from '../../../conditions/request-list.tsx'
import { FormProblem } from '../../../forms/form-problem.tsx'
import { Screen } from '../../../page/screen.tsx'
import { ScreenSkeleton } from '../../../page/screen-skeleton.tsx'
import { PlainScreen, type PlainScreenProps } from '../../../plain-ask/plain-screen.tsx'
import { applicationPath } from '../../../routing/application-path.ts'
import { BorrowerNotCanceled } from '../../../signing/borrower-not-canceled.tsx'
import { PapersInReview, type PapersReview } from '../hazard-insurance/papers-in-review.tsx'
import { BorrowersRequests } from './borrowers-requests.tsx'
import { ASKED, CHECKED, conditionsHeading, lacksWhatIsAsked } from './conditions-heading.ts'

/** Someone on our team reviews what our checks found, or whatever else waits for them, in its own words. */
export default function Conditions() {
  const { uuid, etag, application } = useApplication()
  const { openItem, nextAction, step } = application
  const { list, isBehind } = useRequestsNow(uuid, etag)
  // Nothing is said to be asked before the page has what it is.
  if (list.isPending || (isBehind && lacksWhatIsAsked(nextAction, list.data))) return <ScreenSkeleton />
  if (openItem === 'conditions' || openItem === 'funding-conditions') return <OpenConditions list={list.data ?? []} problem={list.error} />
  const requests = list.data?.filter(isRequest) ?? []
  // Raised while the application is elsewhere: answered early, it holds nothing up.
  if (requests.length > 0 && step !== 'CONDITIONS_OPEN') return <EarlyRequests list={requests} />
  const beside = requests.length > 0 && (
    <BorrowersRequests>
      <RequestList conditions={requests} />
    </BorrowersRequests>
  )
  const isAsked = requests.some(isToDo)
  const place = beside && (isAsked ? { first: beside } : { below: beside })
  if (openItem === 'trust-and-flood-review' || openItem === 'hazard-insurance-review')
    return <Papers key={openItem} review={openItem} {...(isAsked && ASKED)} {...place} />
  if (isAsked) return <PlainScreen {...ASKED} {...place} />
  if (nextAction.waitingOn !== 'us') return <PlainScreen {...CHECKED} {...place} />
  // Its reason stands in the panel below.
  return <PlainScreen heading={nextAction.title} {...place} />
}

type PapersProps = { review: PapersReview['item'] } & Partial<Pick<PlainScreenProps, 'heading' | 'why' | 'first' | 'below'>>

/** What was sent about the home is reviewed; what the team asks for beside it comes first. */
function Papers({ review, heading, ...place }: PapersProps) {
  const { uuid, etag, application } = useApplication()
  // What is on its way when the application is read again stays on its way.
  const item = useQuery({ ...itemQuery(uuid, review, etag), placeholderData: keepPreviousData }).data as PapersReview | undefined
  const shown = item && (
    <div className="grid gap-8">
      <BorrowerNotCanceled />
      <PapersInReview item={item} />
    </div>
  )
  if (place.first) return <PlainScreen heading={heading ?? application.nextAction.title} {...place} below={shown} />
  return <PlainScreen heading={application.nextAction.title} {...place} meanwhile={shown} />
}

const MAY_REPLACE = 'You don’t have to do anything now. If you like, you can replace what is listed below.'

function EarlyRequests({ list }: { list: ConditionList }) {
  const proceed = useProceed()
  const { nextAction } = useApplication().application
  const isOpen = list.some((each) => isRequest(each) && isToDo(each))
  // Where the flow asks for something too, the button leads there; while we are waited for there is nowhere to go.
  const leadsOn = nextAction.waitingOn === 'you' && !nextAction.path?.endsWith('/conditions')
  const heading = isOpen ? 'Answer our requests' : 'Requests from our team'
  return (
    <Screen
      title={heading}
      heading={heading}
      why={isOpen ? 'Answer them now, and they won’t hold up your closing.' : 'There is nothing you need to send now.'}
      above={<ApplicationProgress />}
    >
      <BorrowersRequests>
        <RequestList conditions={list} />
      </BorrowersRequests>
      {leadsOn && (
        <div className="mt-8">
          <Button onClick={() => void proceed({ previous: null })}>Continue your application</Button>
        </div>
      )}
      {nextAction.waitingOn !== 'you' && <WaitPanel />}
    </Screen>
  )
}

function OpenConditions({ list, problem }: { list: ConditionList; problem: unknown }) {
  const { uuid, etag, application } = useApplication()
  const isBeforeSigning = application.openItem === 'conditions'
  // Read again as often as its list: what the team accepted in the meantime is not asked for any longer.
  const conditions = useQuery({ ...itemQuery(uuid, 'conditions', etag), enabled: isBeforeSigning, refetchInterval: CONDITIONS_AGAIN_MS })
  const about = conditions.data?.about
  // What is to be replaced may have a box of its own, which is on its way.
  if (conditions.isLoading && lacksWhatIsAsked(application.nextAction, list.filter(isRequest))) return <ScreenSkeleton />
  const mayReplace = about !== undefined && Boolean(about.unverifiedAccount || about.unverifiedPayments || about.needsPhotos)
  const { isTheirs, ...said } = conditionsHeading(application.nextAction, list, mayReplace)
  const toReplace = (
    <>
      {problem !== null && <FormProblem error={problem} />}
      <BorrowersRequests>
        <RequestList conditions={list} />
      </BorrowersRequests>
      {mayReplace && <ToReplace about={about} />}
    </>
  )
  const below = isBeforeSigning ? undefined : <BorrowerNotCanceled />
  if (isTheirs) return <PlainScreen {...said} first={toReplace} below={below} />
  return (
    <PlainScreen
      {...said}
      {...(mayReplace && { mayDo: MAY_REPLACE })}
      below={
        <>
          {toReplace}
          {below}
        </>
      }
    />
  )
}

/** What could not be verified, which the borrower may replace at any time. */
function ToReplace({ about }: { about: ReadItem<'conditions'>['about'] }) {
  const { uuid } = useApplication()
  return (
    <div className="mt-8 grid gap-6">
      {about.unverifiedAccount && (
        <Alert
          kind="warning"
          title="We couldn’t verify your bank account"
          action={<ReplaceLink to={applicationPath(uuid, 'bank/disburse')}>Use another account</ReplaceLink>}
        >
          {describeAccount(about.unverifiedAccount)}.{' '}
          {about.accountRefused
            ? (about.accountTold ?? 'Our team reviewed it, and we can’t send money there. Use another account of yours.')
            : 'No money goes there until it is verified. Our team is reviewing it, or you can use another account of yours now.'}
        </Alert>
      )}
      {about.unverifiedPayments && (
        <Alert
          kind="warning"
          title="We couldn’t verify the account for your payments"
          action={<ReplaceLink to={applicationPath(uuid, 'bank/autopay')}>Change how you pay</ReplaceLink>}
        >
          {describeAccount(about.unverifiedPayments)}.{' '}
          {about.paymentsRefused
            ? (about.paymentsTold ??
              'Our team reviewed it, and we can’t draw payments from it. Use another account, or pay each month yourself.')
            : 'No payment is drawn from it until it is verified. Our team is reviewing it, or you can change how you pay now.'}
        </Alert>
      )}
      {about.needsPhotos && (
        <Alert
          kind="warning"
          title="We couldn’t confirm your identity yet"
          action={<ReplaceLink to={applicationPath(uuid, 'identity')}>Send new photos</ReplaceLink>}
        >
          {about.photosRefused
            ? (about.photosTold ??
              'Our team reviewed the photos you sent, and we can’t use them. Send clearer ones, or photos of another document.')
            : 'Our team is reviewing the photos you sent. You can send clearer ones now, or photos of another document.'}
        </Alert>
      )}
    </div>
  )
}

const ReplaceLink = ({ to, children }: { to: string; children: string }) => (
  <LinkButton as={Link} to={to} variant="secondary" size="medium">
    {children}
  </LinkButton>
)

import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { Card } from '@hearthline/ui/card'
import { LinkButton } from '@hearthline/ui/link-button'
import { Skeleton, SkeletonGroup } from '@hearthline/ui/skeleton'
import { Link } from 'react-router'
import type { ApplicationSummary } from '../../application/all-applications-query.ts'
import type { ReadApplication } from '../../application/application-query.ts'
import { type DateLine, DatesTimeline } from '../../application/dates-timeline.tsx'
import { RequestsAlert } from '../../application/open-requests.tsx'
import { RightToCancel } from '../../application/right-to-cancel.tsx'
import { Withdraw } from '../../application/withdraw.tsx'
import { Actions } from '../../decision/actions.tsx'
import { isBeforeSubmission } from '../../offer/before-submission.ts'
import { OfferChanges } from '../../offer/offer-changes.tsx'
import { applicationPath } from '../../routing/application-path.ts'
import { NotCanceledOf } from '../../signing/borrower-not-canceled.tsx'
import { ChosenBefore } from './chosen-before.tsx'
import { CorrectInformation } from './correct-information.tsx'
import { DeclinedCard } from './declined-card.tsx'
import { EditIncome } from './edit-income.tsx'
import { GoodToKnow } from './good-to-know.tsx'
import { isMoneyBack, isSigned } from './good-to-know-answers.ts'
import { LineCard } from './line-card.tsx'
import { hasEnded, isRefused, primaryAction, type Standing, secondAction } from './where-it-stands.ts'

export interface ApplicationBodyProps {
  readonly summary: ApplicationSummary
  /** In full, once it is read. */
  readonly read: ReadApplication | undefined
  readonly standing: Standing
  readonly error: unknown
  readonly onRetry: () => void
}

/** Signed, and not over: money may have been sent before. */
const isFunding = (application: ReadApplication['application']): boolean =>
  (application.progress === 'COMPLETE' || isMoneyBack(application)) && application.step !== 'CANCELLED'

/** The one button, the dates, what is good to know, and what can be changed or withdrawn. */
export function ApplicationBody({ summary, read, standing, error, onRetry }: ApplicationBodyProps) {
  const action = primaryAction(standing, summary)
  const refused = isRefused(standing)
  const second = secondAction(standing, summary)
  return (
    <div className="mt-6 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_21.25rem] lg:grid-rows-[auto_auto_1fr] lg:items-start">
      <div className="grid min-w-0 gap-9">
        {!refused && summary.nextDate && <NextDate line={summary.nextDate} />}
        {/* Beside what the flow asks for itself; where it is the next action, the button leads there. */}
        {read && asksBeside(read.application) && <RequestsAlert uuid={summary.uuid} isAsked />}
        {(action || second) && (
          <Actions>
            {action && (
              <LinkButton as={Link} to={action.to}>
                {action.label}
              </LinkButton>
            )}
            {second && (
              <LinkButton as={Link} to={second.to} variant="secondary">
                {second.label}
              </LinkButton>
            )}
          </Actions>
        )}
        {read ? (
          refused ? (
            <DeclinedCard read={read} />
          ) : (
            <>
              {/* Also while money that came back waits to be sent again: the line is open, and owes what was paid for it. */}
              {(standing === 'COMPLETE' || isFunding(read.application)) && (
                <LineCard uuid={read.application.uuid} isOpen={standing === 'COMPLETE'} />
              )}
              {read.application.choiceAgain && <ChosenBefore again={read.application.choiceAgain} />}
              <Dates dates={read.application.dates} />
            </>
          )
        ) : (
          <DatesOnTheWay failed={Boolean(error)} onRetry={onRetry} />
        )}
      </div>
      {read && (
        <div className="min-w-0 lg:col-start-2 lg:row-span-3 lg:row-start-1">
          <div className="grid gap-6">
            <RightToCancel application={read.application} etag={read.etag} />
            {mayConfirm(read.application) && <NotCanceledOf uuid={read.application.uuid} etag={read.etag} />}
            <GoodToKnow application={read.application} standing={standing} />
            {!refused && !isBeforeSubmission(read.application) && (
              <OfferChanges uuid={read.application.uuid} etag={read.etag} cashChange={read.application.cashChange} />
            )}
          </div>
        </div>
      )}
      {read && read.application.documents.length > 0 && (
        <p className="min-w-0">
          <Link to={applicationPath(read.application.uuid, 'document/disclosures')}>See your documents</Link>
        </p>
      )}
      {read && !hasEnded(standing) && (
        <div className="grid min-w-0 gap-4">
          {isBeforeSubmission(read.application) ? (
            <EditIncome read={read} />
          ) : (
            // What is signed is agreed: nothing can be corrected there.
            !isSigned(read.application) && <CorrectInformation uuid={read.application.uuid} />
          )}
          {read.application.documents.some(({ type }) => type === 'VALUATION_COPY') && (
            <p>
              <Link to={applicationPath(read.application.uuid, 'home-value')}>See your home’s value</Link>
            </p>
          )}
          {read.application.cancellation.exit === 'WITHDRAW' && (
            <Withdraw
              uuid={read.application.uuid}
              etag={read.etag}
              opener="Withdraw this application"
              consequence="We stop all checks, and you sign nothing more. You owe nothing."
            />
          )}
        </div>
      )}
    </div>
  )
}

/** The team may have asked for something while the flow asks for something else. */
const asksBeside = ({ openItem, nextAction, step }: ReadApplication['application']): boolean =>
  openItem !== null && nextAction.waitingOn === 'you' && step !== 'CONDITIONS_OPEN' && !nextAction.path?.endsWith('/conditions')

/** The days to cancel were there and are over, and nothing has ended: the server knows whether their word still makes a difference. */
const mayConfirm = ({ step, cancellation: { exit, lastDay } }: ReadApplication['application']): boolean =>
  exit === 'NONE' && lastDay !== null && step !== 'COMPLETE' && step !== 'CANCELLED'

/** Of several applications each says what its next date is, before the rest of it is read. */
function NextDate({ line: { label, detail } }: { line: DateLine }) {
  return (
    <p className="-mb-3">
      <span className="text-muted">Next date: </span>
      <b>{label}</b>. {detail}
    </p>
  )
}

function Dates({ dates }: { dates: ReadApplication['application']['dates'] }) {
  if (dates.length === 0) return null
  return (
    <Card title="Your dates">
      <DatesTimeline label="Your dates" dates={dates} />
    </Card>
  )
}

function DatesOnTheWay({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  if (failed) {
    return (
      <Alert
        kind="warning"
        title="We could not load your dates"
        action={
          <Button size="medium" variant="secondary" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        Your application is saved. Your next step is shown above.
      </Alert>
    )
  }
  return (
    <SkeletonGroup label="Loading your dates">
      <Skeleton shape="block" height="24rem" />
    </SkeletonGroup>
  )
}

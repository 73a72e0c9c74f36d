/** A decision that explains itself: your number, the limit, what would pass, the plan to come back, and the notice. */
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { useQuery } from '@tanstack/react-query'
import { ItemNotOpen } from '../../application/item/item-not-open.tsx'
import { useApplication } from '../../application/use-application.ts'
import { Actions } from '../../decision/actions.tsx'
import { ContactLinks } from '../../decision/contact-links.tsx'
import { type DecisionBody, decisionQuery, type Refusal } from '../../decision/decision-query.ts'
import { ValuedHome } from '../../decision/valued-home.tsx'
import { FormProblem } from '../../forms/form-problem.tsx'
import { Screen } from '../../page/screen.tsx'
import { ApprovalPathsForm } from './approval-paths-form.tsx'
import { DeclineSkeleton } from './decline-skeleton.tsx'
import { LimitsCard } from './limits-card.tsx'
import { NoApprovalPaths } from './no-approval-paths.tsx'
import { NoticeSection } from './notice-section.tsx'
import { outcomeText } from './outcome-text.ts'
import { PersonCard } from './person-card.tsx'
import { SavedPlan } from './saved-plan.tsx'

const title = 'Your decision'

export default function Decline() {
  const { uuid, etag } = useApplication()
  const { data, error, refetch, isFetching } = useQuery(decisionQuery(uuid, etag))
  if (error && !data) return <Failed error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <DeclineSkeleton />
  if (!data.refusal) return <NotRefused />
  return <Refused decision={data} refusal={data.refusal} />
}

function Refused({ decision, refusal }: { decision: DecisionBody; refusal: Refusal }) {
  const { heading, why } = outcomeText(refusal, decision)
  const { plan, ways, notice } = decision
  const current = useApplication()
  return (
    <Screen title={title} heading={heading} why={why}>
      <div className="mt-8 grid gap-10">
        <div className="grid gap-10">
          {plan && <SavedPlan plan={plan} />}
          {refusal.firmOffer && (
            <Alert kind="info" title={refusal.firmOffer.title}>
              {refusal.firmOffer.body}
            </Alert>
          )}
          {refusal.by === 'PERSON' && <PersonCard refusal={refusal} />}
          <LimitsCard decision={decision} />
          <ValuedHome read={current} />
          {ways.length > 0 ? <ApprovalPathsForm decision={decision} /> : <NoApprovalPaths decision={decision} />}
        </div>
        {notice && <NoticeSection notice={notice} />}
        <ContactLinks />
      </div>
    </Screen>
  )
}

function NotRefused() {
  return (
    <Screen title={title} heading="There is no decision to explain" why="Your application has not been declined.">
      <ItemNotOpen />
    </Screen>
  )
}

function Failed({ error, busy, onRetry }: { error: unknown; busy: boolean; onRetry: () => void }) {
  return (
    <Screen title={title} heading="We could not load your decision" why="It is saved. Check your connection and try again.">
      <div className="mt-8 grid gap-8">
        <div>
          <FormProblem error={error} />
          <Actions>
            <Button onClick={onRetry} loading={busy} loadingLabel="Loading">
              Try again
            </Button>
          </Actions>
        </div>
        <ContactLinks />
      </div>
    </Screen>
  )
}

/** A decision that explains itself: your number, the limit, what would pass, the plan to come back, and the notice. */
import { Button } from '@hearthline/ui/button'
import { useQuery } from '@tanstack/react-query'
import { Actions } from '../../decision/actions.tsx'
import { type DecisionBody, decisionQuery, type Refusal } from '../../decision/decision-query.ts'
import { WayOut } from '../../decision/way-out.tsx'
import { FormProblem } from '../../frame/form-problem.tsx'
import { NotNow } from '../../frame/not-now.tsx'
import { Screen } from '../../frame/screen.tsx'
import { useApplication } from '../../frame/use-application.ts'
import { DeclineSkeleton } from './decline/decline-skeleton.tsx'
import { outcomeWords } from './decline/decline-words.ts'
import { LimitsCard } from './decline/limits-card.tsx'
import { NoWays } from './decline/no-ways.tsx'
import { NoticeSection } from './decline/notice-section.tsx'
import { PersonCard } from './decline/person-card.tsx'
import { SavedPlan } from './decline/saved-plan.tsx'
import { WaysForm } from './decline/ways-form.tsx'

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
  const { heading, why } = outcomeWords(refusal, decision)
  const { plan, ways, notice } = decision
  return (
    <Screen title={title} heading={heading} why={why}>
      <div className="mt-8 grid gap-10">
        <div className="grid gap-10">
          {plan && <SavedPlan plan={plan} />}
          {refusal.by === 'PERSON' && <PersonCard refusal={refusal} />}
          <LimitsCard decision={decision} />
          {ways.length > 0 ? <WaysForm decision={decision} /> : <NoWays decision={decision} />}
        </div>
        {notice && <NoticeSection notice={notice} />}
        <WayOut />
      </div>
    </Screen>
  )
}

function NotRefused() {
  return (
    <Screen title={title} heading="There is no decision to explain" why="Your application has not been declined.">
      <NotNow />
    </Screen>
  )
}

function Failed({ error, busy, onRetry }: { error: unknown; busy: boolean; onRetry: () => void }) {
  return (
    <Screen title={title} heading="We could not load your decision" why="It is safe. Check your connection and try again.">
      <div className="mt-8 grid gap-8">
        <div>
          <FormProblem error={error} />
          <Actions>
            <Button onClick={onRetry} loading={busy} loadingLabel="Loading">
              Try again
            </Button>
          </Actions>
        </div>
        <WayOut />
      </div>
    </Screen>
  )
}

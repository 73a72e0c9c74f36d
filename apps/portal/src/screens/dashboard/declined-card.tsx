import { Button } from '@hearthline/ui/button'
import { Card } from '@hearthline/ui/card'
import { LinkButton } from '@hearthline/ui/link-button'
import { Skeleton, SkeletonGroup } from '@hearthline/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ReadApplication } from '../../application/application-query.ts'
import { Actions } from '../../decision/actions.tsx'
import { type DecisionBody, decisionQuery, type Plan } from '../../decision/decision-query.ts'
import { shownReason } from '../../decision/format-figure.ts'
import { failedLimits } from '../../decision/limit-groups.ts'
import { LimitRow } from '../../decision/limit-row.tsx'
import { PlanHead } from '../../decision/plan-head.tsx'
import { summarizePlan } from '../../decision/summarize-plan.ts'
import { ValuedHome } from '../../decision/valued-home.tsx'
import { applicationPath } from '../../routing/application-path.ts'

/** In the place of the dates of an application that was not offered a line: what decided, and the plan to come back. */
export function DeclinedCard({ read }: { read: ReadApplication }) {
  const { application, etag } = read
  const { uuid } = application
  const { data, error, refetch, isFetching } = useQuery(decisionQuery(uuid, etag))
  const decision = applicationPath(uuid, 'error/decline')
  if (!data && !error) {
    return (
      <SkeletonGroup label="Loading the decision">
        <Skeleton shape="block" height="12rem" />
      </SkeletonGroup>
    )
  }
  if (!data) {
    return (
      <Card title="The decision">
        <p className="-mt-2 text-muted">We couldn’t load it here. It is saved and has not changed.</p>
        <div className="mt-4">
          <Button size="medium" variant="secondary" loading={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      </Card>
    )
  }
  return (
    <>
      {data.plan && <PlanCard plan={data.plan} decision={decision} />}
      <WhatDecided data={data} />
      <ValuedHome read={read} />
    </>
  )
}

function PlanCard({ plan, decision }: { plan: Plan; decision: string }) {
  const words = summarizePlan(plan)
  if (!words) return null
  return (
    <Card aria-label="Your plan">
      <PlanHead plan={plan} words={words} />
      {plan.state !== 'WOULD_PASS' && (
        <div className="mt-4">
          <Actions>
            <LinkButton as={Link} to={decision} variant="secondary" size="medium">
              See your plan
            </LinkButton>
          </Actions>
        </div>
      )}
    </Card>
  )
}

function WhatDecided({ data: { limits, refusal, ways } }: { data: DecisionBody }) {
  const failed = failedLimits(limits)
  const person = refusal?.by === 'PERSON'
  return (
    <Card title="What decided">
      {refusal?.by === 'TIME' && refusal.note && <p>{refusal.note}</p>}
      {person && <p>An underwriter reviewed it: {refusal.reasons.map(shownReason).join('; ').replace(/\.$/, '')}.</p>}
      <div className="grid gap-5">
        {failed.map((limit) => (
          <LimitRow key={limit.limit} limit={limit} />
        ))}
      </div>
      {ways.length > 0 && (
        <p className="mt-5 border-t border-hairline pt-4 text-muted">
          {refusal?.kind === 'NOT_OFFERED' ? 'Select “See why” to see when this changes.' : changesWords(ways.length)}
        </p>
      )}
    </Card>
  )
}

const changesWords = (count: number): string =>
  count === 1
    ? 'One change would make you qualify. Select “See why” to see it.'
    : `Any one of ${count} changes would make you qualify. Select “See why” to see them.`

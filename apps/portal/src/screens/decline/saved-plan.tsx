import { Button } from '@hearthline/ui/button'
import { Card } from '@hearthline/ui/card'
import { LinkButton } from '@hearthline/ui/link-button'
import { Link } from 'react-router'
import { Actions } from '../../decision/actions.tsx'
import type { Plan } from '../../decision/decision-query.ts'
import { PlanHead } from '../../decision/plan-head.tsx'
import { summarizePlan } from '../../decision/summarize-plan.ts'
import { FormProblem } from '../../forms/form-problem.tsx'
import { PLAN_ID, useDecisionActions } from './use-decision-actions.ts'

/** The plan to come back: what it is, its day, what came of it, and how to drop it. */
export function SavedPlan({ plan }: { plan: Plan }) {
  const { busy, error, drop } = useDecisionActions()
  const words = summarizePlan(plan)
  if (!words) return null
  return (
    <Card id={PLAN_ID} tabIndex={-1} aria-label="Your plan">
      <FormProblem error={error} />
      <PlanHead plan={plan} words={words} />
      <div className="mt-5">
        <Actions>
          {plan.state === 'WOULD_PASS' && (
            <LinkButton as={Link} to="/account/heloc/register-v2" size="medium">
              Apply again
            </LinkButton>
          )}
          <Button variant="secondary" size="medium" loading={busy === 'drop'} loadingLabel="Deleting" onClick={() => void drop(plan.uuid)}>
            Delete this plan
          </Button>
        </Actions>
      </div>
    </Card>
  )
}

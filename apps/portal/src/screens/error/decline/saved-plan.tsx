import { Button } from '@hearthline/ui/button'
import { Card } from '@hearthline/ui/card'
import { LinkButton } from '@hearthline/ui/link-button'
import { StatusChip } from '@hearthline/ui/status-chip'
import { Link } from 'react-router'
import type { Plan } from '../../../decision/decision-query.ts'
import { planWords } from '../../../decision/plan-words.ts'
import { FormProblem } from '../../../frame/form-problem.tsx'
import { PLAN_ID, useDecisionActions } from './use-decision-actions.ts'

/** The plan to come back: what it is, its day, what came of it, and how to drop it. */
export function SavedPlan({ plan }: { plan: Plan }) {
  const { busy, error, drop } = useDecisionActions()
  const words = planWords(plan)
  if (!words) return null
  return (
    <Card id={PLAN_ID} tabIndex={-1} aria-label="Your plan">
      <FormProblem error={error} />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="text-lg font-semibold">{words.heading}</strong>
        <StatusChip tone={words.chip.tone}>{words.chip.word}</StatusChip>
      </p>
      <p className="mt-2 font-semibold">{plan.title}</p>
      <p className="mt-1 text-muted">{words.detail}</p>
      <div className="mt-5 flex flex-col gap-3 sm:flex-row">
        {plan.state === 'WOULD_PASS' && (
          <LinkButton as={Link} to="/account/heloc/register-v2" size="medium">
            Apply again
          </LinkButton>
        )}
        <Button variant="secondary" size="medium" loading={busy === 'drop'} loadingLabel="Dropping" onClick={() => void drop(plan.uuid)}>
          Drop this plan
        </Button>
      </div>
    </Card>
  )
}

import { type Scenario, type ScenarioChoice, scenarioQuery } from '@hearthline/domain'
import { Button } from '@hearthline/ui/button'
import { CopyButton } from '@hearthline/ui/copy-button'
import { currentVisit } from '../../session/visit.ts'
import { isInAgentArea, sendToArea } from './agent-area.ts'

/** The page filled in as it is now, with the lender and the loan officer that this visit is under. Nothing of a person is in it. */
export function estimateLink(scenario: Scenario, choice: ScenarioChoice, { org, referrer }: ReturnType<typeof currentVisit>): string {
  const query = new URLSearchParams(scenarioQuery(scenario, choice))
  if (org !== undefined) query.set('org', org)
  if (referrer !== undefined) query.set('referrer', referrer)
  return `${window.location.origin}/account/heloc/estimate?${query}`
}

export function CopyEstimate({ scenario, choice }: { readonly scenario: Scenario; readonly choice: ScenarioChoice }) {
  if (isInAgentArea())
    return (
      <Button wide onClick={() => sendToArea(scenario, choice)}>
        Send this to the applicant
      </Button>
    )
  return (
    <div>
      <CopyButton text={estimateLink(scenario, choice, currentVisit())} label="Copy link to this estimate" variant="quiet" size="medium" />
      <p className="text-sm text-muted">The link has the answers you entered. Anyone who has it can read them.</p>
    </div>
  )
}

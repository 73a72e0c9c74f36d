import type { Scenario } from '@hearthline/domain'
import { LinkButton } from '@hearthline/ui/link-button'
import { Link } from 'react-router'
import { carryEstimate } from '../../registration/carry-estimate.ts'
import { isNotAccepting } from '../../routing/redirects.ts'
import { useCompany } from '../../session/use-organization.ts'
import { useSignedIn } from '../../session/use-signed-in.ts'
import { currentVisit } from '../../session/visit.ts'
import { isInAgentArea } from './agent-area.ts'

const REGISTER = '/account/heloc/register-v2'

export interface ApplyProps {
  readonly scenario: Scenario
  readonly wide?: boolean
  readonly variant?: 'primary' | 'secondary'
}

/** To the first question, where what was typed here and is asked there stands to be confirmed. Where one comes by a loan officer only, it says so. */
export function Apply({ scenario, wide = false, variant = 'primary' }: ApplyProps) {
  const { applyButton, name, wholesale, requiresLoanOfficer } = useCompany()
  const { referrer, rid } = currentVisit()
  const hasReferrer = Boolean(referrer ?? rid)
  const signedIn = useSignedIn()
  // Whoever sends applicants applies for no one.
  if (isInAgentArea()) return null
  if (isNotAccepting({ pathname: REGISTER, wholesale, requiresLoanOfficer, hasReferrer, signedIn }))
    return <p>Applications with {name} start with your loan officer, who sends you a personal link.</p>
  return (
    <LinkButton as={Link} to={REGISTER} wide={wide} variant={variant} onClick={() => carryEstimate(scenario)}>
      {applyButton}
    </LinkButton>
  )
}

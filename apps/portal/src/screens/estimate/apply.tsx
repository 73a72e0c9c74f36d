import { LinkButton } from '@hearthline/ui/link-button'
import { Link } from 'react-router'
import { isNotAccepting } from '../../routing/redirects.ts'
import { useCompany } from '../../session/use-organization.ts'
import { useSignedIn } from '../../session/use-signed-in.ts'
import { currentVisit } from '../../session/visit.ts'

const REGISTER = '/account/heloc/register-v2'

/** To the first question, with nothing of the estimate: the application asks for everything itself. Where one comes by a loan officer only, it says so. */
export function Apply({ wide = false, variant = 'primary' }: { readonly wide?: boolean; readonly variant?: 'primary' | 'secondary' }) {
  const { applyButton, name, wholesale, requiresLoanOfficer } = useCompany()
  const { referrer, rid } = currentVisit()
  const hasReferrer = Boolean(referrer ?? rid)
  const signedIn = useSignedIn()
  if (isNotAccepting({ pathname: REGISTER, wholesale, requiresLoanOfficer, hasReferrer, signedIn }))
    return <p>Applications with {name} start with your loan officer, who sends you a personal link.</p>
  return (
    <LinkButton as={Link} to={REGISTER} wide={wide} variant={variant}>
      {applyButton}
    </LinkButton>
  )
}

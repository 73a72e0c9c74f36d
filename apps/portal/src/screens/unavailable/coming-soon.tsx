import { formatPhone, phoneLink } from '@hearthline/domain'
import { LinkButton } from '@hearthline/ui/link-button'
import { Link } from 'react-router'
import { Screen } from '../../page/screen.tsx'
import { LOGIN } from '../../routing/access.ts'
import { useCompany } from '../../session/use-organization.ts'

/** Before an organization's first day. */
export default function ComingSoon() {
  const { name, supportPhone, supportEmail } = useCompany()
  return (
    <Screen title="Coming soon" heading="Coming soon" why={`${name} will offer home equity lines of credit here shortly.`}>
      <p className="mt-6">
        In the meantime, we’re happy to answer questions at <a href={phoneLink(supportPhone)}>{formatPhone(supportPhone)}</a> and{' '}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton href={phoneLink(supportPhone)}>Call {formatPhone(supportPhone)}</LinkButton>
        <LinkButton as={Link} variant="secondary" to={LOGIN}>
          Sign in
        </LinkButton>
      </div>
    </Screen>
  )
}

import { LinkButton } from '@hearthline/ui/link-button'
import { Link } from 'react-router'
import { LOGIN } from '../../frame/access.ts'
import { Screen } from '../../frame/screen.tsx'
import { useCompany } from '../../session/use-organisation.ts'

/** Before an organisation's first day. */
export default function ComingSoon() {
  const { name, supportPhone, supportEmail } = useCompany()
  return (
    <Screen title="Coming soon" heading="Coming soon" why={`${name} will offer home equity lines of credit here shortly.`}>
      <p className="mt-6">
        Until then we answer questions at <a href={`tel:${supportPhone}`}>{supportPhone}</a> and{' '}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton href={`tel:${supportPhone}`}>Call {supportPhone}</LinkButton>
        <LinkButton as={Link} variant="secondary" to={LOGIN}>
          Log in
        </LinkButton>
      </div>
    </Screen>
  )
}

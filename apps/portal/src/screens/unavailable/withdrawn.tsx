import { formatPhone, phoneLink } from '@hearthline/domain'
import { LinkButton } from '@hearthline/ui/link-button'
import { Link } from 'react-router'
import { Screen } from '../../page/screen.tsx'
import { LOGIN } from '../../routing/access.ts'
import { useCompany } from '../../session/use-organization.ts'

/** In the place of every page on which an application begins, where the lender takes no new ones. */
export default function Withdrawn() {
  const { name, supportPhone, supportEmail } = useCompany()
  return (
    <Screen
      title="No new applications"
      heading={`${name} no longer takes applications here`}
      why="You can’t start a new application on this website. No credit decision was made."
    >
      <p className="mt-6">
        If you already have an application, you can continue it: sign in. If you have questions, call{' '}
        <a href={phoneLink(supportPhone)}>{formatPhone(supportPhone)}</a> or email <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton href={phoneLink(supportPhone)}>Call {formatPhone(supportPhone)}</LinkButton>
        <LinkButton as={Link} variant="secondary" to={LOGIN}>
          Sign in to your application
        </LinkButton>
      </div>
    </Screen>
  )
}

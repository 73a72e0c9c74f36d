import { formatPhone, phoneLink } from '@hearthline/domain'
import { LinkButton } from '@hearthline/ui/link-button'
import { Link } from 'react-router'
import { Screen } from '../../page/screen.tsx'
import { LOGIN } from '../../routing/access.ts'
import { useCompany } from '../../session/use-organization.ts'
import { useSignedIn } from '../../session/use-signed-in.ts'
import { useWithdrawal } from '../../session/withdrawal.ts'

/** In the place of every page on which an application begins, where the lender takes no new ones. */
export default function Withdrawn() {
  const { name, supportPhone, supportEmail } = useCompany()
  const wasOpen = useWithdrawal()
  const signedIn = useSignedIn()
  return (
    <Screen
      title="No new applications"
      heading={`${name} no longer takes applications here`}
      why="You can’t start a new application on this website. No credit decision was made."
    >
      {wasOpen && (
        <p className="mt-6">
          This changed while you were here. We made no application from what you entered, and we did not check your credit for it.
        </p>
      )}
      <p className="mt-6">
        If you already have an application, you can continue it{signedIn ? ' from your dashboard' : ': sign in'}. If you have questions,
        call <a href={phoneLink(supportPhone)}>{formatPhone(supportPhone)}</a> or email{' '}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton href={phoneLink(supportPhone)}>Call {formatPhone(supportPhone)}</LinkButton>
        {signedIn ? (
          <LinkButton as={Link} variant="secondary" to="/dashboard">
            Go to dashboard
          </LinkButton>
        ) : (
          <LinkButton as={Link} variant="secondary" to={LOGIN}>
            Sign in to your application
          </LinkButton>
        )}
      </div>
    </Screen>
  )
}

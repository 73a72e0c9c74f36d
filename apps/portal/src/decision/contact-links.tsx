import { formatPhone, phoneLink } from '@hearthline/domain'
import { LinkButton } from '@hearthline/ui/link-button'
import { Link } from 'react-router'
import { useCompany } from '../session/use-organization.ts'
import { Actions } from './actions.tsx'

/** Contact details and a link to the dashboard: no outcome is a dead end. */
export function ContactLinks({
  subject = 'Would you rather talk to someone?',
  dashboard = true,
}: {
  subject?: string
  dashboard?: boolean
}) {
  const { supportEmail, supportPhone } = useCompany()
  return (
    <section aria-label="Talk to someone" className="border-t border-hairline pt-6">
      <h2 className="text-lg">{subject}</h2>
      <p className="mt-1 text-muted">
        Call us or email <a href={`mailto:${supportEmail}`}>{supportEmail}</a>. Everything you told us is saved.
      </p>
      <div className="mt-4">
        <Actions>
          <LinkButton variant="secondary" size="medium" href={phoneLink(supportPhone)}>
            Call {formatPhone(supportPhone)}
          </LinkButton>
          {dashboard && (
            <LinkButton as={Link} to="/dashboard" variant="quiet" size="medium">
              Go to your dashboard
            </LinkButton>
          )}
        </Actions>
      </div>
    </section>
  )
}

import { LinkButton } from '@hearthline/ui/link-button'
import { Link } from 'react-router'
import { useCompany } from '../session/use-organisation.ts'
import { Actions } from './actions.tsx'

const dialled = (phone: string): string => `tel:+1${phone.replace(/\D/g, '')}`

/** A person to talk to and the way to the dashboard: no outcome is a dead end. */
export function WayOut({ subject = 'Would you rather talk to a person?', dashboard = true }: { subject?: string; dashboard?: boolean }) {
  const { supportEmail, supportPhone } = useCompany()
  return (
    <section aria-label="Talk to a person" className="border-t border-hairline pt-6">
      <h2 className="text-lg">{subject}</h2>
      <p className="mt-1 text-muted">
        Call us, or write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>. Nothing you told us is lost.
      </p>
      <div className="mt-4">
        <Actions>
          <LinkButton variant="secondary" size="medium" href={dialled(supportPhone)}>
            Call {supportPhone}
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

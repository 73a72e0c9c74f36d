import { formatPhone, phoneLink } from '@hearthline/domain'
import { LinkButton } from '@hearthline/ui/link-button'
import { Link } from 'react-router'
import { useCompany } from '../session/use-organization.ts'
import { Screen } from './screen.tsx'

/** A part of the host application that this organization has not opened [routes/pages]: said plainly, with a link back. */
export function NotAvailable({ part }: { part: string }) {
  const { name, supportPhone } = useCompany()
  return (
    <Screen
      title={part}
      heading={`${part} is not available here`}
      why={`${name} does not offer it. Your applications are on your dashboard.`}
    >
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton as={Link} to="/dashboard">
          Go to dashboard
        </LinkButton>
        <LinkButton variant="secondary" href={phoneLink(supportPhone)}>
          Call {formatPhone(supportPhone)}
        </LinkButton>
      </div>
    </Screen>
  )
}

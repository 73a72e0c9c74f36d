import { formatPhone, phoneLink } from '@hearthline/domain'
import { LinkButton } from '@hearthline/ui/link-button'
import { Link, useLocation } from 'react-router'
import { Screen } from '../../page/screen.tsx'
import { useCompany } from '../../session/use-organization.ts'

const NAMES: Readonly<Record<string, string>> = {
  '/exchange': 'Exchange',
  '/group-manager': 'Group Manager',
  '/pay': 'Pay',
  '/portfolio': 'Portfolio Manager',
  '/universal-marketplace': 'Marketplace',
  '/universal-passport': 'Passport',
}

/** A part of the host application that this organization has not opened [routes/pages]: said plainly, with a link back. */
export default function NotEnabled() {
  const { name, supportPhone, marketplaceUrl } = useCompany()
  const path = useLocation().pathname.replace(/\/$/, '')
  const part = NAMES[path] ?? 'This part'
  if (path === '/universal-marketplace' && marketplaceUrl) return <Marketplace name={name} url={marketplaceUrl} />
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

function Marketplace({ name, url }: { name: string; url: string }) {
  return (
    <Screen
      title="Marketplace"
      heading={`The ${name} marketplace`}
      why="It is a separate website. Your applications stay on your dashboard here."
    >
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton href={url}>Open the marketplace</LinkButton>
        <LinkButton as={Link} to="/dashboard" variant="secondary">
          Go to dashboard
        </LinkButton>
      </div>
    </Screen>
  )
}

import { LinkButton } from '@hearthline/ui/link-button'
import { Link, useLocation } from 'react-router'
import { Screen } from '../../frame/screen.tsx'
import { useCompany } from '../../session/use-organisation.ts'

const NAMES: Readonly<Record<string, string>> = {
  '/exchange': 'Exchange',
  '/group-manager': 'Group Manager',
  '/pay': 'Pay',
  '/portfolio': 'Portfolio Manager',
  '/universal-marketplace': 'Marketplace',
  '/universal-passport': 'Passport',
}

/** A part of the host application that this organisation has not opened (design 6.4): said plainly, with the way back. */
export default function NotEnabled() {
  const { name, supportPhone, marketplaceUrl } = useCompany()
  const path = useLocation().pathname.replace(/\/$/, '')
  const part = NAMES[path] ?? 'This part'
  if (path === '/universal-marketplace' && marketplaceUrl) return <Marketplace name={name} url={marketplaceUrl} />
  return (
    <Screen
      title={part}
      heading={`${part} is not open here`}
      why={`${name} has not enabled it. Your applications are on your dashboard, and nothing you need is missing.`}
    >
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton as={Link} to="/dashboard">
          Go to dashboard
        </LinkButton>
        <LinkButton variant="secondary" href={`tel:${supportPhone}`}>
          Call {supportPhone}
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
      why="It is a website of its own. Your applications stay on your dashboard here."
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

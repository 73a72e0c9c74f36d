import { LinkButton } from '@hearthline/ui/link-button'
import { Link, useLocation } from 'react-router'
import { NotAvailable } from '../../page/not-available.tsx'
import { Screen } from '../../page/screen.tsx'
import { useCompany } from '../../session/use-organization.ts'

/** A part that is a website of the organization's own: named before one leaves for it. */
export default function Elsewhere() {
  const { marketplaceUrl, hostPages } = useCompany()
  return useLocation().pathname.startsWith('/exchange') ? (
    <Leaving part="Exchange" url={hostPages?.exchangeUrl} />
  ) : (
    <Leaving part="Marketplace" url={marketplaceUrl} />
  )
}

function Leaving({ part, url }: { part: 'Exchange' | 'Marketplace'; url: string | undefined }) {
  const { name } = useCompany()
  if (url === undefined) return <NotAvailable part={part} />
  return (
    <Screen
      title={part}
      heading={`The ${name} ${part.toLowerCase()}`}
      why="It is a separate website. Your applications stay on your dashboard here."
    >
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton href={url}>Open the {part.toLowerCase()}</LinkButton>
        <LinkButton as={Link} to="/dashboard" variant="secondary">
          Go to dashboard
        </LinkButton>
      </div>
    </Screen>
  )
}

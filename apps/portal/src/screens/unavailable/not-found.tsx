import { LinkButton } from '@hearthline/ui/link-button'
import { Link } from 'react-router'
import { Screen } from '../../page/screen.tsx'
import { useCompany } from '../../session/use-organization.ts'

export default function NotFound() {
  const { withdrawn } = useCompany()
  return (
    <Screen title="Page not found" heading="Page not found" why="The address may be misspelled, or the page has moved.">
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton as={Link} to="/dashboard">
          Go to dashboard
        </LinkButton>
        {!withdrawn && (
          <LinkButton as={Link} variant="secondary" to="/account/heloc/register-v2">
            Start an application
          </LinkButton>
        )}
        <LinkButton as={Link} variant="secondary" to="/contact">
          Contact us
        </LinkButton>
      </div>
    </Screen>
  )
}

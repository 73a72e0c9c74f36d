import { LinkButton } from '@hearthline/ui/link-button'
import { Link } from 'react-router'
import { LOGIN } from '../../frame/access.ts'
import { Screen } from '../../frame/screen.tsx'

/** Finishes an account that was begun elsewhere; opens without a session too (seed 000 §2). */
export default function AccountSetup() {
  return (
    <Screen
      title="Finish your account"
      heading="Finish setting up your account"
      why="Log in to go on with an application, or begin one now."
    >
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton as={Link} to={`${LOGIN}?redirectUrl=/account/heloc/register-v2`}>
          Log in
        </LinkButton>
        <LinkButton as={Link} variant="secondary" to="/account/heloc/register-v2">
          Begin an application
        </LinkButton>
      </div>
    </Screen>
  )
}

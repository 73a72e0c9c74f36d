import { LinkButton } from '@hearthline/ui/link-button'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { request } from '../../api/request.ts'
import { ByLink } from '../../forms/by-link.tsx'
import { Screen } from '../../page/screen.tsx'
import { useTokenFromAddress } from '../../page/use-token-from-address.ts'
import { LOGIN } from '../../routing/access.ts'
import { clearToken } from '../../session/token.ts'

/** Where the link leads that was mailed to a new email. */
export default function ConfirmEmail() {
  const token = useTokenFromAddress()
  const client = useQueryClient()
  if (token === undefined)
    return (
      <Screen
        title="Confirm your new email"
        heading="Open the link from your email"
        why="This page opens from the link we emailed to your new address. Open the link again, or ask for a new one in your settings."
      >
        <div className="mt-8">
          <LinkButton as={Link} to={LOGIN}>
            Sign in
          </LinkButton>
        </div>
      </Screen>
    )
  const confirm = async () => {
    await request('POST', '/identity/api/v1/email-changes/confirm', { body: { token } })
    // Whoever was signed in here as this person is signed out with all the others.
    clearToken()
    client.clear()
  }
  return (
    <ByLink
      title="Confirm your new email"
      asked={{
        heading: 'Use this email for your account?',
        why: 'You sign in with it from then on, and our emails go there. Every device that is signed in is signed out.',
      }}
      done={{ heading: 'Your email is changed', why: 'All your devices were signed out. Sign in with your new email to continue.' }}
      button="Confirm this email"
      onConfirm={confirm}
      next={{ to: LOGIN, label: 'Sign in' }}
    />
  )
}

import { Card } from '@hearthline/ui/card'
import { LinkButton } from '@hearthline/ui/link-button'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Screen } from '../../page/screen.tsx'
import { LOGIN } from '../../routing/access.ts'
import { useCompany } from '../../session/use-organization.ts'

const HERE = '/account/heloc/register/account-setup'

/** Three ways in, or two where there are no passwords. An invitation may name the email it was sent to. */
export function AccountSetupStart() {
  const email = useSearchParams()[0].get('email') ?? ''
  const { applyButton, authentication } = useCompany()
  const login = `${LOGIN}?${new URLSearchParams({ redirectUrl: HERE, ...(email && { email }) })}`
  return (
    <Screen title="Finish your account" heading="Finish setting up your account" why="Choose how you got here.">
      <div className="mt-8 grid gap-4">
        {authentication === 'broker' ? (
          <Way title="You were invited, or have an account" words="We’ll email you a code, and ask only for what is missing.">
            <LinkButton as={Link} to={login}>
              Sign in
            </LinkButton>
          </Way>
        ) : (
          <>
            <Way title="Your loan officer invited you" words="We’ll email you a link to choose a password.">
              <LinkButton as={Link} to="/auth/forgot-password" {...{ state: { email } }}>
                Set a password
              </LinkButton>
            </Way>
            <Way title="You have a password" words="Sign in, and we’ll ask only for what is missing.">
              <LinkButton as={Link} variant="secondary" to={login}>
                Sign in
              </LinkButton>
            </Way>
          </>
        )}
        <Way
          title="You are new here"
          words="Answer a few questions, in about five minutes. Checking your rate does not affect your credit score."
        >
          <LinkButton as={Link} variant="secondary" to="/account/heloc/register-v2">
            {applyButton}
          </LinkButton>
        </Way>
      </div>
    </Screen>
  )
}

function Way({ title, words, children }: { title: string; words: string; children: ReactNode }) {
  return (
    <Card as="div" padding="tight">
      <h2 className="text-lg">{title}</h2>
      <p className="mt-1 mb-4 text-muted">{words}</p>
      {children}
    </Card>
  )
}

import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { PasswordField } from '@hearthline/ui/password-field'
import { TextField } from '@hearthline/ui/text-field'
import { type FormEvent, useEffect, useState } from 'react'
import { describeProblem, RequestError } from '../api/request.ts'
import { currentOrganization } from '../session/organization.ts'
import type { SignOutReason } from '../session/session.ts'
import { NOT_STAFF, signIn } from '../session/sign-in.ts'
import { ProviderButton } from './provider-button.tsx'

const FAREWELLS: Readonly<Record<SignOutReason, { kind: 'warning' | 'info' | 'error'; words: string }>> = {
  ended: { kind: 'warning', words: 'Your session has ended. Sign in again to continue where you left off.' },
  refused: { kind: 'error', words: NOT_STAFF },
  'signed-out': { kind: 'info', words: 'You are signed out.' },
}

interface Faults {
  email?: string
  password?: string
}

const faultsOf = (email: string, password: string): Faults => ({
  email: email.trim() === '' ? 'Enter your email' : undefined,
  password: password === '' ? 'Enter your password' : undefined,
})

/** Email and password; the same call as for borrowers, but only staff and agents get in. */
export function SignInScreen({ farewell }: { farewell: SignOutReason | undefined }) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const { theme, orgCode, orgMetaData } = currentOrganization()
  const { name } = orgMetaData.companyInfo
  useEffect(() => {
    document.title = `Sign in | Console | ${name}`
  }, [name])

  async function submit(event: FormEvent) {
    event.preventDefault()
    const found = faultsOf(email, password)
    setFaults(found)
    setProblem(undefined)
    if (found.email || found.password) return document.getElementById(found.email ? 'email' : 'password')?.focus()
    setBusy(true)
    try {
      await signIn(email.trim(), password)
    } catch (error) {
      setProblem(
        error instanceof RequestError && error.data?.code === 'wrong_credentials'
          ? 'The email or password is incorrect. Check both and try again.'
          : describeProblem(error),
      )
      setBusy(false)
    }
  }

  const goodbye = farewell && FAREWELLS[farewell]
  return (
    <main className="sign-in">
      <picture className="sign-in-logo">
        <source srcSet={theme.logoDarkUrl} media="(prefers-color-scheme: dark)" />
        <img src={theme.logoUrl} alt={name} height={28} />
      </picture>
      <h1>Console</h1>
      <p className="muted">For the lender’s team, and for loan officers, brokers, and their processors.</p>
      {problem ? <Alert kind="error">{problem}</Alert> : goodbye && <Alert kind={goodbye.kind}>{goodbye.words}</Alert>}
      {(problem ?? goodbye?.words) === NOT_STAFF && (
        <a href={`/auth/login?${new URLSearchParams({ org: orgCode })}`}>Sign in as an applicant</a>
      )}
      <form onSubmit={submit} noValidate>
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={email}
          error={faults.email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          value={password}
          error={faults.password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" wide loading={busy} loadingLabel="Signing in">
          Sign in
        </Button>
        <a href={`/auth/forgot-password?${new URLSearchParams({ org: orgCode })}`}>Forgot your password?</a>
      </form>
      <ProviderButton onProblem={(error) => setProblem(describeProblem(error))} />
    </main>
  )
}

import { passwordPair } from '@hearthline/domain/registration'
import { Alert } from '@hearthline/ui/alert'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { LinkButton } from '@hearthline/ui/link-button'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { RequestError, request } from '../../api/request.ts'
import { FormProblem } from '../../forms/form-problem.tsx'
import { NewPasswordFields } from '../../forms/new-password-fields.tsx'
import { useForm } from '../../forms/use-form.ts'
import { focusHeading } from '../../page/focus-heading.ts'
import { Screen } from '../../page/screen.tsx'
import { useTokenFromAddress } from '../../page/use-token-from-address.ts'
import { LOGIN } from '../../routing/access.ts'
import { clearToken } from '../../session/token.ts'

const FORGOT = '/auth/forgot-password'

/** Where the mailed link leads: a new password, once. */
export default function ResetPassword() {
  const token = useTokenFromAddress()
  const client = useQueryClient()
  const form = useForm({ password: '', confirmation: '' })
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const [done, setDone] = useState(false)
  const running = useRef(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const answer = form.judge(passwordPair)
    if (!answer || token === undefined || running.current) return
    running.current = true
    setBusy(true)
    setError(undefined)
    try {
      await request('POST', '/identity/api/v1/password-resets/redeem', { body: { token, password: answer.password } })
      // Whoever was signed in here as this person is signed out with all the others.
      clearToken()
      client.clear()
      setDone(true)
      focusHeading()
    } catch (problem) {
      setError(problem)
      form.failWith(problem)
      if (isSpent(problem)) focusHeading()
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  if (done) return <Changed />
  if (token === undefined || isSpent(error)) return <AskAgain why={isSpent(error) ? error.message : undefined} />
  return (
    <Screen
      title="Choose a new password"
      heading="Choose a new password"
      why="Every device that is signed in to your account will be signed out."
    >
      <form className="portal-form" onSubmit={(event) => void submit(event)} noValidate>
        <ErrorSummary errors={form.problems} attempt={form.attempt} />
        <FormProblem error={error} />
        <NewPasswordFields values={form.values} errors={form.errors} onChange={form.set} />
        <SubmitRow label="Save the new password" loadingLabel="Saving" loading={busy} />
      </form>
    </Screen>
  )
}

const isSpent = (error: unknown): error is RequestError => error instanceof RequestError && error.status === 410

function Changed() {
  return (
    <Screen
      title="Your password is changed"
      heading="Your password is changed"
      why="All your devices were signed out. Sign in with your new password to continue."
    >
      <div className="mt-8">
        <LinkButton as={Link} to={LOGIN}>
          Sign in
        </LinkButton>
      </div>
    </Screen>
  )
}

function AskAgain({ why }: { why: string | undefined }) {
  return (
    <Screen
      title="Ask for a new link"
      heading={why ? 'This link no longer works' : 'Open the link from your email'}
      why={why ? undefined : 'This page opens from the link we emailed you. Open the link again, or ask for a new one.'}
    >
      <div className="mt-8 grid gap-6">
        {why && <Alert kind="error">{why}</Alert>}
        <div className="flex flex-wrap gap-3">
          <LinkButton as={Link} to={FORGOT}>
            Ask for a new link
          </LinkButton>
          <LinkButton as={Link} variant="secondary" to={LOGIN}>
            Sign in
          </LinkButton>
        </div>
      </div>
    </Screen>
  )
}

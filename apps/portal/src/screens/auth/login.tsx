import { email as emailField } from '@hearthline/domain/registration'
import { Alert } from '@hearthline/ui/alert'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { PasswordField } from '@hearthline/ui/password-field'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { TextField } from '@hearthline/ui/text-field'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import { RequestError, request } from '../../api/request.ts'
import { FormProblem } from '../../forms/form-problem.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Screen } from '../../page/screen.tsx'
import { ScreenSkeleton } from '../../page/screen-skeleton.tsx'
import { safeRedirect } from '../../routing/access.ts'
import { isProduction } from '../../session/environment.ts'
import { storeToken } from '../../session/token.ts'
import { useCompany, useOrganization } from '../../session/use-organization.ts'
import { useSessionEnded } from '../../session/use-session-ended.ts'
import { useSignedIn } from '../../session/use-signed-in.ts'
import { DeveloperAccess } from './developer-access.tsx'

const CodeLogin = lazy(() => import('./code-login.tsx'))

const loginForm = z.object({ email: emailField, password: z.string().check(z.minLength(1, 'Required')) })

/** By a password, or where the lender says so by a code; then back to where the visitor wanted to go, within this origin. */
export default function Login() {
  return useCompany().authentication === 'broker' ? (
    <Suspense fallback={<ScreenSkeleton />}>
      <CodeLogin />
    </Suspense>
  ) : (
    <PasswordLogin />
  )
}

function PasswordLogin() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const client = useQueryClient()
  const signedIn = useSignedIn()
  const { applyButton, withdrawn } = useCompany()
  const { orgCode } = useOrganization()
  const form = useForm({ email: query.get('email') ?? '', password: '' })
  const [busy, setBusy] = useState(false)
  const [held, setHeld] = useState(false)
  const [error, setError] = useState<unknown>()
  const ended = useSessionEnded()
  const target = safeRedirect(query.get('redirectUrl'), window.location.origin)
  useEffect(() => {
    if (signedIn && !held) void navigate(target, { replace: true })
  }, [signedIn, held, target, navigate])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const answer = form.judge(loginForm)
    if (!answer || busy) return
    setBusy(true)
    setError(undefined)
    try {
      const { jwt, secondStep } = await request('POST', '/identity/api/v1/login', { body: answer })
      if (secondStep) {
        // The session that was opened in the meantime opens nothing here.
        void request('POST', '/identity/secure/api/v1/logout', { token: jwt.replace(/^\s*bearer\s+/i, '') }).catch(() => undefined)
        return setError(forStaff)
      }
      // What another account left in memory must not be seen by this one.
      client.clear()
      storeToken(jwt)
    } catch (problem) {
      setError(isWrong(problem) ? wrongCredentials : problem)
      form.failWith(problem)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Screen title="Sign in" heading="Sign in">
      {ended && (
        <div className="mt-6">
          <Alert kind="info">Your session has ended. Sign in to continue where you left off.</Alert>
        </div>
      )}
      <form className="portal-form" onSubmit={(event) => void submit(event)} noValidate>
        <ErrorSummary errors={form.problems} attempt={form.attempt} />
        <FormProblem error={error} />
        {(error === forStaff || /^\/portfolio(\/|\?|$)/.test(target)) && (
          <p>
            Loan officers, brokers, and our team <a href={`/console?${new URLSearchParams({ org: orgCode })}`}>sign in at the console</a>.
          </p>
        )}
        <TextField
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="username"
          required
          value={form.values.email}
          error={form.errors.email}
          onChange={(event) => form.set('email', event.currentTarget.value)}
        />
        <div>
          <PasswordField
            name="password"
            label="Password"
            autoComplete="current-password"
            required
            value={form.values.password}
            error={form.errors.password}
            onChange={(event) => form.set('password', event.currentTarget.value)}
          />
          {/* By the state and not the address: an email has no place in a history. */}
          <Link to="/auth/forgot-password" state={{ email: form.values.email }} className="portal-manual">
            Forgot your password?
          </Link>
        </div>
        <SubmitRow label="Sign in" loadingLabel="Signing in" loading={busy} />
        {!withdrawn && (
          <p>
            New here? <Link to="/account/heloc/register-v2">{applyButton}</Link>. It takes about five minutes. Just looking?{' '}
            <Link to="/account/heloc/estimate">See what a line could cost</Link>, without an account.
          </p>
        )}
      </form>
      {!isProduction() && <DeveloperAccess onBusy={setHeld} />}
    </Screen>
  )
}

const FOR_STAFF =
  'This account is for our team or a loan officer, and is used at the console. To apply for a line of your own, use another email.'

const forStaff = new RequestError(FOR_STAFF, {
  status: 400,
  data: { status: 400, message: FOR_STAFF, errors: [FOR_STAFF], code: 'second_factor_required', requestId: '' },
})

const WRONG = 'The email or password is incorrect. Please check both and try again.'

const isWrong = (problem: unknown): boolean => problem instanceof RequestError && problem.status === 401

/** One sentence for an unknown email and a wrong password, shown as a refusal and not as an internal error. */
const wrongCredentials = new RequestError(WRONG, {
  status: 400,
  data: { status: 400, message: WRONG, errors: [WRONG], code: 'wrong_credentials', requestId: '' },
})

import { email as emailField } from '@hearthline/domain/registration'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { TextField } from '@hearthline/ui/text-field'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { RequestError, request } from '../../api/request.ts'
import { signingsQuery } from '../../application/signings-query.ts'
import { FormProblem } from '../../forms/form-problem.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Screen } from '../../page/screen.tsx'
import { ScreenSkeleton } from '../../page/screen-skeleton.tsx'
import { clearSessionEnded, hasSessionEnded } from '../../session/session-ended.ts'
import { readToken, storeToken } from '../../session/token.ts'
import { signerPath } from './signer-page.ts'

const emailForm = z.object({ email: emailField })
const codeForm = z.object({ code: z.string().check(z.regex(/^\d{6}$/, 'Enter the 6-digit code')) })
const WRONG = 'The code is not right, or it is no longer good. Check it, or ask for a new one.'

/** Whoever is signed in as a signer already goes on where they stand; a borrower's own session opens nothing here. */
export default function SignerLogin() {
  const [hadSession] = useState(() => readToken() !== undefined)
  const { data, isPending } = useQuery({ ...signingsQuery, enabled: hadSession })
  if (hadSession && isPending) return <ScreenSkeleton />
  return hadSession && data?.length ? <Navigate replace to={signerPath('resume')} /> : <LoginForm />
}

/** Someone who signs beside a borrower proves their mailbox: the email, then the code that was sent to it. */
function LoginForm() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const form = useForm({ email: '', code: '' })
  const [asked, setAsked] = useState<string>()
  const [again, setAgain] = useState(0)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const [ended] = useState(hasSessionEnded)
  // Not on arrival: the page that is left may come here by itself, just before the address is loaded anew.
  useEffect(() => clearSessionEnded, [])
  const { values } = form

  const attempt = async (act: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    setError(undefined)
    try {
      await act()
    } catch (problem) {
      setError(problem)
      form.failWith(problem)
    } finally {
      setBusy(false)
    }
  }
  const sendCode = (isAgain = false) => {
    const judged = form.judge(emailForm)
    if (!judged) return
    void attempt(async () => {
      setAsked((await request('POST', '/identity/api/v1/signer/codes', { body: judged })).request)
      form.set('code', '')
      setAgain((before) => (isAgain ? before + 1 : 0))
    })
  }
  const signIn = () => {
    const judged = form.judge(codeForm)
    if (!judged || asked === undefined) return
    void attempt(async () => {
      try {
        const body = { request: asked, email: values.email, ...judged }
        const { jwt } = await request('POST', '/identity/api/v1/signer/login', { body })
        // What another account left in memory must not be seen by this one.
        client.clear()
        storeToken(jwt)
        await navigate(signerPath('resume'))
      } catch (problem) {
        if (!(problem instanceof RequestError) || problem.status !== 401) throw problem
        form.fail([{ field: 'code', message: WRONG }])
      }
    })
  }
  const isAsked = asked !== undefined
  return (
    <Screen
      title={isAsked ? 'Enter your code' : 'Sign in to sign for a home'}
      heading={isAsked ? 'What is the code we sent you?' : 'Sign in to sign for a home'}
      why={isAsked ? undefined : 'We send a code to the email that we have for you.'}
    >
      {ended && !isAsked && (
        <div className="mt-6">
          <Alert kind="info">
            You are signed out. If you no longer sign for the home, nothing is left for you to do, and we emailed you about it. If you still
            sign, sign in to continue where you left off.
          </Alert>
        </div>
      )}
      <form
        className="portal-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isAsked) signIn()
          else sendCode()
        }}
      >
        <ErrorSummary errors={form.problems} attempt={form.attempt} />
        {error !== undefined && <FormProblem error={error} />}
        {isAsked ? (
          <>
            <p>
              If <strong className="break-words">{values.email}</strong> signs for someone’s line here, we sent a 6-digit code to it. It
              works once and expires in 10 minutes. If we told you that you no longer sign, no code comes, and nothing is left for you to
              do.
            </p>
            <div role="status">
              {again > 0 && (
                <Alert key={again} kind="success" title="You asked for a new code">
                  If this email signs here, the new code is on its way. Use the newest one: those before it no longer work.
                </Alert>
              )}
            </div>
            <TextField
              name="code"
              label="Code"
              description="Six digits. We never ask for it by phone."
              required
              inputMode="numeric"
              autoComplete="one-time-code"
              value={values.code}
              error={form.errors.code}
              onChange={(event) => form.set('code', event.currentTarget.value.replace(/\D/g, '').slice(0, 6))}
            />
          </>
        ) : (
          <TextField
            name="email"
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            value={values.email}
            error={form.errors.email}
            onChange={(event) => form.set('email', event.currentTarget.value)}
          />
        )}
        <SubmitRow label={isAsked ? 'Sign in' : 'Send code'} loadingLabel={isAsked ? 'Signing in' : 'Sending'} loading={busy} />
        {isAsked && (
          <div className="flex flex-wrap gap-2">
            <Button variant="quiet" size="medium" disabled={busy} onClick={() => sendCode(true)}>
              Send a new code
            </Button>
            <Button variant="quiet" size="medium" disabled={busy} onClick={() => setAsked(undefined)}>
              Change the email
            </Button>
          </div>
        )}
      </form>
    </Screen>
  )
}

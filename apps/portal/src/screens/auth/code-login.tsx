import { contactStep, email as emailField } from '@hearthline/domain/registration'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { PhoneField } from '@hearthline/ui/phone-field'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { TextField } from '@hearthline/ui/text-field'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import { RequestError, request } from '../../api/request.ts'
import { FormProblem } from '../../forms/form-problem.tsx'
import { useForm } from '../../forms/use-form.ts'
import { focusHeading } from '../../page/focus-heading.ts'
import { Screen } from '../../page/screen.tsx'
import { safeRedirect } from '../../routing/access.ts'
import { clearSessionEnded, hasSessionEnded } from '../../session/session-ended.ts'
import { storeToken } from '../../session/token.ts'
import { useSignedIn } from '../../session/use-signed-in.ts'
import { useBrokerLogin } from './use-broker-login.ts'
import { type ProviderReturn, useProviderLogin } from './use-provider-login.ts'

type Step = 'email' | 'code' | 'phone'

const FORMS = {
  email: z.object({ email: emailField }),
  code: z.object({ code: z.string().check(z.regex(/^\d{6}$/, 'Enter the 6-digit code')) }),
  phone: z.object({ phoneNumber: contactStep.shape.phoneNumber }),
} as const

const HEADINGS: Readonly<Record<Step, string>> = {
  email: 'Sign in',
  code: 'What is the code we sent you?',
  phone: 'What is your phone number?',
}
const WHY: Readonly<Record<Step, string | undefined>> = {
  email: 'We email you a code. You need no password here.',
  code: undefined,
  phone: 'You are new here. We need it for questions about your application.',
}
const BUTTONS: Readonly<Record<Step, readonly [act: string, acting: string]>> = {
  email: ['Send code', 'Sending'],
  code: ['Sign in', 'Signing in'],
  phone: ['Continue', 'Signing in'],
}
const WRONG = 'The code is not right, or it is no longer good. Check it, or ask for a new one.'

/** The newer authentication: the email, the code that was sent to it, and a phone number of whoever has no account yet; then back to where they were. */
export default function CodeLogin() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const client = useQueryClient()
  const signedIn = useSignedIn()
  const form = useForm({ email: query.get('email') ?? '', code: '', phoneNumber: '' })
  const [step, setStep] = useState<Step>('email')
  const [asked, setAsked] = useState('')
  const [again, setAgain] = useState(0)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const [ended] = useState(hasSessionEnded)
  // Not on arrival: the page that is left may come here by itself, just before the address is loaded anew.
  useEffect(() => clearSessionEnded, [])
  // Of whoever comes back from the lender's provider: where they were, and what it has not proven.
  const [back, setBack] = useState<ProviderReturn>()
  const target = safeRedirect(back?.redirect ?? query.get('redirectUrl'), window.location.origin)
  useEffect(() => {
    if (signedIn) void navigate(target, { replace: true })
  }, [signedIn, target, navigate])
  useBrokerLogin(target, !signedIn)

  const enter = (jwt: string) => {
    // What another account left in memory must not be seen by this one.
    client.clear()
    storeToken(jwt)
  }
  const provider = useProviderLogin(target, !signedIn, {
    returned: (answer) => {
      setBack(answer)
      if (answer.jwt !== null) return enter(answer.jwt)
      if (answer.email !== null) form.set('email', answer.email)
      turnTo(answer.next === 'phone' ? 'phone' : 'email')
    },
    failed: (problem) => void attempt(() => tellOfProvider(problem)),
  })
  const isNewFromProvider = back?.next === 'phone'

  const turnTo = (next: Step) => {
    setStep(next)
    focusHeading()
  }
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
  const sendCode = (isAgain: boolean) => {
    const judged = form.judge(FORMS.email)
    if (!judged) return
    void attempt(async () => {
      setAsked((await request('POST', '/identity-broker/customer/api/v3/codes', { body: judged })).request)
      form.set('code', '')
      setAgain((before) => (isAgain ? before + 1 : 0))
      turnTo('code')
    })
  }
  const redeem = (more: { phoneNumber?: string }) =>
    attempt(async () => {
      const { email, code } = form.values
      try {
        const body = { request: asked, email, code, ...(back?.next === 'code' && { state: provider.state }), ...more }
        const { jwt } = await request('POST', '/identity-broker/customer/api/v3/codes/redeem', { body })
        if (jwt === null) return turnTo('phone')
        enter(jwt)
      } catch (problem) {
        if (!(problem instanceof RequestError) || problem.status !== 401) throw problem
        turnTo('code')
        form.fail([{ field: 'code', message: WRONG }])
      }
    })
  const submit = () => {
    if (step === 'email') return sendCode(false)
    if (step === 'code') return form.judge(FORMS.code) && void redeem({})
    const judged = form.judge(FORMS.phone)
    if (!judged) return
    if (!isNewFromProvider) return void redeem(judged)
    void attempt(async () => {
      try {
        const { jwt } = await provider.finish(judged.phoneNumber)
        if (jwt !== null) enter(jwt)
      } catch (problem) {
        if (!isRefused(problem)) throw problem
        setBack(undefined)
        turnTo('email')
        setError(refusalOf(problem))
      }
    })
  }
  const [act, acting] = BUTTONS[step]
  if (provider.isReturning) return <Screen title="Signing you in" heading="Signing you in" why="One moment." />
  return (
    <Screen title={step === 'email' ? 'Sign in' : 'Enter your code'} heading={HEADINGS[step]} why={WHY[step]}>
      {ended && step === 'email' && (
        <div className="mt-6">
          <Alert kind="info">Your session has ended. Sign in to continue where you left off.</Alert>
        </div>
      )}
      <form
        className="portal-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <ErrorSummary errors={form.problems} attempt={form.attempt} />
        {error !== undefined && <FormProblem error={error} />}
        {step === 'email' && provider.name !== undefined && back?.next !== 'code' && (
          <>
            <Button wide variant="secondary" disabled={busy} onClick={() => void attempt(() => provider.leave().catch(tellOfProvider))}>
              Continue with {provider.name}
            </Button>
            <p>Or get a code by email:</p>
          </>
        )}
        {step === 'email' && back?.next === 'code' && (
          <Alert kind="info" title="Confirm your email this once">
            Get a code by email and sign in with it. After that, you can use {provider.name ?? 'your other account'} to sign in.
          </Alert>
        )}
        {step === 'email' && (
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
        )}
        {step === 'code' && (
          <>
            <p>
              We sent a 6-digit code to <strong className="break-words">{form.values.email}</strong>. It works once and expires in 10
              minutes.
            </p>
            <div role="status">
              {again > 0 && (
                <Alert key={again} kind="success" title="We sent a new code">
                  Use the newest one: those before it no longer work here.
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
              value={form.values.code}
              error={form.errors.code}
              onChange={(event) => form.set('code', event.currentTarget.value.replace(/\D/g, '').slice(0, 6))}
            />
          </>
        )}
        {step === 'phone' && (
          <PhoneField
            name="phoneNumber"
            label="Mobile phone"
            description="We send text messages only if you choose to get them."
            required
            fixedCountry
            value={form.values.phoneNumber}
            error={form.errors.phoneNumber}
            onChange={(formatted) => form.set('phoneNumber', formatted)}
          />
        )}
        <SubmitRow label={act} loadingLabel={acting} loading={busy} />
        {step !== 'email' && (
          <div className="flex flex-wrap gap-2">
            {step === 'code' && (
              <Button variant="quiet" size="medium" disabled={busy} onClick={() => sendCode(true)}>
                Send a new code
              </Button>
            )}
            <Button
              variant="quiet"
              size="medium"
              disabled={busy}
              onClick={() => {
                if (isNewFromProvider) setBack(undefined)
                turnTo('email')
              }}
            >
              {isNewFromProvider ? 'Sign in another way' : 'Change the email'}
            </Button>
          </div>
        )}
      </form>
    </Screen>
  )
}

const isRefused = (problem: unknown): problem is RequestError => problem instanceof RequestError && problem.status === 401

/** Refused, or away: what was answered says what to do next. */
async function tellOfProvider(problem: unknown): Promise<never> {
  const isTold = problem instanceof RequestError && [401, 503].includes(problem.status ?? 0)
  throw isTold ? refusalOf(problem) : problem
}

/** Shown as what to do next, and not as the end of a session. */
const refusalOf = ({ message, data }: RequestError): RequestError =>
  new RequestError(message, { status: 400, data: data && { ...data, status: 400 } })

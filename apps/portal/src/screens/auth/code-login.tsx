import { contactStep } from '@hearthline/domain/registration'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { PhoneField } from '@hearthline/ui/phone-field'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import { isOfWithdrawn, RequestError, request } from '../../api/request.ts'
import { FormProblem } from '../../forms/form-problem.tsx'
import { CodeField, EmailField, useMailedCode, WaysBack } from '../../forms/mailed-code.tsx'
import { useForm } from '../../forms/use-form.ts'
import { focusHeading } from '../../page/focus-heading.ts'
import { Screen } from '../../page/screen.tsx'
import { safeRedirect } from '../../routing/access.ts'
import { storeToken } from '../../session/token.ts'
import { useSessionEnded } from '../../session/use-session-ended.ts'
import { useSignedIn } from '../../session/use-signed-in.ts'
import { useBrokerLogin } from './use-broker-login.ts'
import { type ProviderReturn, useProviderLogin } from './use-provider-login.ts'

type Step = 'email' | 'code' | 'phone'

const phoneForm = z.object({ phoneNumber: contactStep.shape.phoneNumber })

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

/** The newer authentication: the email, the code that was sent to it, and a phone number of whoever has no account yet; then back to where they were. */
export default function CodeLogin() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const client = useQueryClient()
  const signedIn = useSignedIn()
  const form = useForm({ email: query.get('email') ?? '', code: '', phoneNumber: '' })
  const [step, setStep] = useState<Step>('email')
  const ended = useSessionEnded()
  // Of whoever comes back from the lender's provider: where they were, and what it has not proven.
  const [back, setBack] = useState<ProviderReturn>()
  const target = safeRedirect(back?.redirect ?? query.get('redirectUrl'), window.location.origin)
  useEffect(() => {
    if (signedIn) void navigate(target, { replace: true })
  }, [signedIn, target, navigate])
  useBrokerLogin(target, !signedIn)

  const turnTo = (next: Step) => {
    setStep(next)
    focusHeading()
  }
  const { busy, error, setError, attempt, ...code } = useMailedCode({
    form,
    send: (body) => request('POST', '/identity-broker/customer/api/v3/codes', { body }),
    sent: () => turnTo('code'),
    refused: () => turnTo('code'),
  })
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

  const redeem = (more: { phoneNumber?: string }) =>
    code.redeem(async (given) => {
      const body = { ...given, ...(back?.next === 'code' && { state: provider.state }), ...more }
      const { jwt } = await request('POST', '/identity-broker/customer/api/v3/codes/redeem', { body })
      if (jwt === null) return turnTo('phone')
      enter(jwt)
    })
  const submit = () => {
    if (step === 'email') return code.sendCode()
    if (step === 'code') return redeem({})
    const judged = form.judge(phoneForm)
    if (!judged) return
    if (!isNewFromProvider) return redeem(judged)
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
  // They have no account, and can open none here.
  if (isOfWithdrawn(error)) return <Navigate to="/account/heloc/register" replace />
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
        {step === 'email' && <EmailField form={form} autoComplete="username" />}
        {step === 'code' && (
          <CodeField
            form={form}
            again={code.again}
            anew={{ title: 'We sent a new code', words: 'Use the newest one: those before it no longer work here.' }}
          >
            We sent a 6-digit code to <strong className="break-words">{form.values.email}</strong>. It works once and expires in 10 minutes.
          </CodeField>
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
          <WaysBack
            busy={busy}
            sendAgain={step === 'code' ? () => code.sendCode(true) : undefined}
            back={() => {
              if (isNewFromProvider) setBack(undefined)
              turnTo('email')
            }}
            backLabel={isNewFromProvider ? 'Sign in another way' : undefined}
          />
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

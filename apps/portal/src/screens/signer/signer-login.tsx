import { Alert } from '@hearthline/ui/alert'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { request } from '../../api/request.ts'
import { signingsQuery } from '../../application/signings-query.ts'
import { FormProblem } from '../../forms/form-problem.tsx'
import { CodeField, EmailField, useMailedCode, WaysBack } from '../../forms/mailed-code.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Screen } from '../../page/screen.tsx'
import { ScreenSkeleton } from '../../page/screen-skeleton.tsx'
import { readToken, storeToken } from '../../session/token.ts'
import { useSessionEnded } from '../../session/use-session-ended.ts'
import { signerPath } from './signer-page.ts'

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
  const ended = useSessionEnded()
  const { isAsked, busy, error, ...code } = useMailedCode({
    form,
    send: (body) => request('POST', '/identity/api/v1/signer/codes', { body }),
  })
  const signIn = () =>
    code.redeem(async (body) => {
      const { jwt } = await request('POST', '/identity/api/v1/signer/login', { body })
      // What another account left in memory must not be seen by this one.
      client.clear()
      storeToken(jwt)
      await navigate(signerPath('resume'))
    })
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
          else code.sendCode()
        }}
      >
        <ErrorSummary errors={form.problems} attempt={form.attempt} />
        {error !== undefined && <FormProblem error={error} />}
        {isAsked ? (
          <CodeField
            form={form}
            again={code.again}
            anew={{
              title: 'You asked for a new code',
              words: 'If this email signs here, the new code is on its way. Use the newest one: those before it no longer work.',
            }}
          >
            If <strong className="break-words">{form.values.email}</strong> signs for someone’s line here, we sent a 6-digit code to it. It
            works once and expires in 10 minutes. If we told you that you no longer sign, no code comes, and nothing is left for you to do.
          </CodeField>
        ) : (
          <EmailField form={form} autoComplete="email" />
        )}
        <SubmitRow label={isAsked ? 'Sign in' : 'Send code'} loadingLabel={isAsked ? 'Signing in' : 'Sending'} loading={busy} />
        {isAsked && <WaysBack busy={busy} sendAgain={() => code.sendCode(true)} back={code.forget} />}
      </form>
    </Screen>
  )
}

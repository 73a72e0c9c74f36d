import { formatPhone, phoneLink } from '@hearthline/domain'
import { email as emailField } from '@hearthline/domain/registration'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { TextField } from '@hearthline/ui/text-field'
import { type FormEvent, useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import { request } from '../../api/request.ts'
import { FormProblem } from '../../forms/form-problem.tsx'
import { useForm } from '../../forms/use-form.ts'
import { focusHeading } from '../../page/focus-heading.ts'
import { Screen } from '../../page/screen.tsx'
import { LOGIN } from '../../routing/access.ts'
import { useCompany } from '../../session/use-organization.ts'

const forgotForm = z.object({ email: emailField })

/** Asks for the link that sets a new password. What it answers is the same whether or not the email has an account. */
export default function ForgotPassword() {
  // Where people sign in by a code there is no password to forget.
  return useCompany().authentication === 'broker' ? <Navigate to={LOGIN} replace /> : <AskForLink />
}

function AskForLink() {
  const [query] = useSearchParams()
  const typed = (useLocation().state as { email?: string } | null)?.email
  const form = useForm({ email: typed ?? query.get('email') ?? '' })
  const [sentTo, setSentTo] = useState<string>()
  const { ask, busy, error } = useAsk()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const answer = form.judge(forgotForm)
    if (!answer || !(await ask(answer.email, form.failWith))) return
    setSentTo(answer.email)
    focusHeading()
  }
  if (sentTo !== undefined) {
    const other = () => {
      setSentTo(undefined)
      focusHeading()
    }
    return <LinkSent email={sentTo} onOther={other} />
  }
  return (
    <Screen title="Forgot your password" heading="Forgot your password?" why="We’ll email you a link to choose a new one." back={LOGIN}>
      <form className="portal-form" onSubmit={(event) => void submit(event)} noValidate>
        <ErrorSummary errors={form.problems} attempt={form.attempt} />
        <FormProblem error={error} />
        <TextField
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="username"
          description="The email you use to sign in."
          required
          value={form.values.email}
          error={form.errors.email}
          onChange={(event) => form.set('email', event.currentTarget.value)}
        />
        <SubmitRow label="Send the link" loadingLabel="Sending" loading={busy} />
      </form>
    </Screen>
  )
}

/** One request at a time, however often it is pressed. */
function useAsk() {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const ask = async (email: string, failed?: (problem: unknown) => void): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    setError(undefined)
    try {
      await request('POST', '/identity/api/v1/password-resets', { body: { email } })
      return true
    } catch (problem) {
      setError(problem)
      failed?.(problem)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { ask, busy, error }
}

function LinkSent({ email, onOther }: { email: string; onOther: () => void }) {
  const { supportPhone } = useCompany()
  const [again, setAgain] = useState(false)
  const { ask, busy, error } = useAsk()
  const repeat = async () => {
    setAgain(false)
    setAgain(await ask(email))
  }
  return (
    <Screen
      title="Check your email"
      heading="Check your email"
      why={
        <>
          If <strong className="font-semibold break-words text-ink">{email}</strong> has an account with us, we sent it a link.
        </>
      }
      back={LOGIN}
    >
      <div className="mt-8 grid gap-6">
        <FormProblem error={error} />
        {again && <Alert kind="success">We sent it again. Only the newest link works.</Alert>}
        <p>The link works once and expires in one hour. You can close this page and open the link on any device.</p>
        <p>
          No email after a few minutes? Check your junk folder and make sure the address is correct. You can also call us at{' '}
          <a href={phoneLink(supportPhone)}>{formatPhone(supportPhone)}</a>.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" loading={busy} loadingLabel="Sending" onClick={() => void repeat()}>
            Send it again
          </Button>
          <Button variant="quiet" onClick={onOther}>
            Use another email
          </Button>
        </div>
      </div>
    </Screen>
  )
}

import { email as emailField } from '@hearthline/domain/registration'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { TextField } from '@hearthline/ui/text-field'
import { type FormEvent, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import { request } from '../../api/request.ts'
import { LOGIN } from '../../frame/access.ts'
import { focusHeading } from '../../frame/focus-heading.ts'
import { FormProblem } from '../../frame/form-problem.tsx'
import { Screen } from '../../frame/screen.tsx'
import { useForm } from '../../frame/use-form.ts'
import { useCompany } from '../../session/use-organisation.ts'

const forgotForm = z.object({ email: emailField })

/** Asks for the link that sets a new password. What it answers is the same whether or not the email has an account. */
export default function ForgotPassword() {
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
    <Screen
      title="Forgot your password"
      heading="Forgot your password?"
      why="We send a link to your email, with which you choose a new one."
      back={LOGIN}
    >
      <form className="portal-form" onSubmit={(event) => void submit(event)} noValidate>
        <ErrorSummary errors={form.problems} attempt={form.attempt} />
        <FormProblem error={error} />
        <TextField
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="username"
          description="The one you log in with."
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
          If <strong className="font-semibold break-words text-ink">{email}</strong> has an account with us, a link is on its way.
        </>
      }
      back={LOGIN}
    >
      <div className="mt-8 grid gap-6">
        <FormProblem error={error} />
        {again && <Alert kind="success">We sent it again. Only the newest link works.</Alert>}
        <p>The link works once, for one hour. You can close this page and open it on any device.</p>
        <p>
          Nothing there after a few minutes? Look into the folder for junk mail, and check the address for a slip. We also help at{' '}
          <a href={`tel:${supportPhone}`}>{supportPhone}</a>.
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

import { email as emailField, firstName, lastName, toWaitlistBody } from '@hearthline/domain/registration'
import { Alert } from '@hearthline/ui/alert'
import { Checkbox } from '@hearthline/ui/checkbox'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { TextField } from '@hearthline/ui/text-field'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'react-router'
import * as z from 'zod/mini'
import { request } from '../../api/request.ts'
import { FormProblem } from '../../frame/form-problem.tsx'
import { Screen } from '../../frame/screen.tsx'
import { useForm } from '../../frame/use-form.ts'
import { readRegisterAnswers } from '../../session/register-answers.ts'

const waitlistForm = z.object({
  firstName,
  lastName: lastName({ production: false }),
  email: emailField,
  consent: z.literal(true, 'Required'),
})

const REASONS: Readonly<Record<string, string>> = {
  STATE_NOT_SERVED: 'We do not lend in your state yet.',
  ZIP_NOT_SERVED: 'We do not lend in your area yet.',
  CRYPTO: 'The line backed by digital assets is not open yet.',
}

/** For people we cannot serve yet: no credit decision was made, and the page says so. */
export default function Waitlist() {
  const reason = (useLocation().state as { reason?: string } | null)?.reason ?? ''
  const { data } = readRegisterAnswers()
  const form = useForm({ firstName: data.name.firstName, lastName: data.name.lastName, email: data.email, consent: false })
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState(false)
  const [error, setError] = useState<unknown>()
  const { values, errors, set } = form
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const answer = form.judge(waitlistForm)
    if (!answer || busy) return
    setBusy(true)
    setError(undefined)
    const { dob, ...body } = toWaitlistBody(
      { ...data, name: { ...data.name, firstName: answer.firstName, lastName: answer.lastName }, email: answer.email },
      answer.consent,
    )
    try {
      await request('POST', '/waitlist/home-equity-loan-plus', { body: { ...body, ...(dob ? { dob } : {}) } })
      setDone(true)
    } catch (problem) {
      setError(problem)
      form.failWith(problem)
    } finally {
      setBusy(false)
    }
  }
  if (done)
    return (
      <Screen
        title="Thank you"
        heading="Thank you, you are on the list"
        why="We write to you as soon as we can lend where your home is. You need not do anything."
      />
    )
  return (
    <Screen title="Join the waitlist" heading="We can't help you yet, but we would like to" why={REASONS[reason]}>
      <form className="portal-form" onSubmit={(event) => void submit(event)} noValidate>
        <Alert kind="info">No credit decision has been made, and nothing was asked of a credit bureau.</Alert>
        <ErrorSummary errors={form.problems} attempt={form.attempt} />
        <FormProblem error={error} />
        <TextField
          name="firstName"
          label="First name"
          required
          autoComplete="given-name"
          value={values.firstName}
          error={errors.firstName}
          onChange={(event) => set('firstName', event.currentTarget.value)}
        />
        <TextField
          name="lastName"
          label="Last name"
          required
          autoComplete="family-name"
          value={values.lastName}
          error={errors.lastName}
          onChange={(event) => set('lastName', event.currentTarget.value)}
        />
        <TextField
          name="email"
          label="Email"
          type="email"
          required
          autoComplete="email"
          value={values.email}
          error={errors.email}
          onChange={(event) => set('email', event.currentTarget.value)}
        />
        <Checkbox
          name="consent"
          label="Please write to me when this changes"
          required
          checked={values.consent}
          error={errors.consent}
          onChange={(event) => set('consent', event.currentTarget.checked)}
        />
        <SubmitRow label="Join the waitlist" loading={busy} />
      </form>
    </Screen>
  )
}

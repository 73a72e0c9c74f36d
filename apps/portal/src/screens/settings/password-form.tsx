import { password, passwordConfirmation, passwordsMatch } from '@hearthline/domain/registration'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { PasswordField } from '@hearthline/ui/password-field'
import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import * as z from 'zod/mini'
import { RequestError, request } from '../../api/request.ts'
import { FormProblem } from '../../forms/form-problem.tsx'
import { NewPasswordFields } from '../../forms/new-password-fields.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useSaving } from '../../forms/use-saving.ts'
import { sessionsQuery } from './sessions-query.ts'

const passwordForm = z
  .object({ currentPassword: z.string().check(z.minLength(1, 'Required')), password, confirmation: passwordConfirmation })
  .check(passwordsMatch)
const empty = { currentPassword: '', password: '', confirmation: '' }

/** A new password, by whoever knows the present one. Every other device is signed out. */
export function PasswordForm({ email }: { email: string }) {
  const client = useQueryClient()
  const form = useForm(empty)
  const saving = useSaving()
  const { values, errors } = form
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const answer = form.judge(passwordForm)
    if (!answer) return
    const body = { currentPassword: answer.currentPassword, newPassword: answer.password }
    void saving.save(
      async () => {
        await request('PUT', '/identity/secure/api/v1/password', { body })
        form.replace(empty)
        void client.invalidateQueries(sessionsQuery)
      },
      (problem) => form.fail(problemsOf(problem)),
    )
  }
  return (
    <form className="grid gap-5" onSubmit={submit} onChange={saving.touch} noValidate aria-label="Change your password">
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <FormProblem error={saving.error} />
      {/* For password managers: the name this password belongs to. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="currentPassword"
        label="Current password"
        autoComplete="current-password"
        required
        value={values.currentPassword}
        error={errors.currentPassword}
        onChange={(event) => form.set('currentPassword', event.currentTarget.value)}
      />
      <NewPasswordFields values={values} errors={errors} onChange={form.set} />
      {saving.saved && <Alert kind="success">Your password is changed. We signed out every other device.</Alert>}
      <div>
        <Button type="submit" size="medium" loading={saving.busy} loadingLabel="Saving">
          Change the password
        </Button>
      </div>
    </form>
  )
}

/** The server's name for the new password, at this form's field. */
const problemsOf = (problem: unknown) =>
  (problem instanceof RequestError ? (problem.data?.fields ?? []) : []).map(({ path, message }) => ({
    field: path === 'newPassword' ? 'password' : path,
    message,
  }))

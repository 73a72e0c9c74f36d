import { email as emailField } from '@hearthline/domain/registration'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { PasswordField } from '@hearthline/ui/password-field'
import { TextField } from '@hearthline/ui/text-field'
import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import { RequestError, request } from '../../api/request.ts'
import { FormProblem } from '../../forms/form-problem.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useSaving } from '../../forms/use-saving.ts'
import { useCompany } from '../../session/use-organization.ts'

const byPassword = z.object({ email: emailField, emailPassword: z.string().check(z.minLength(1, 'Required')) })
const byCode = z.object({ email: emailField, code: z.string().check(z.regex(/^\d{6}$/, 'Enter the 6-digit code')) })
const empty = { email: '', emailPassword: '', code: '' }

/** Another email: asked for with the password, or with a code to the present one, and taken when the link that goes to the new one is opened. */
export function EmailForm({ email: present }: { readonly email: string }) {
  const { authentication } = useCompany()
  const hasPassword = authentication === 'password'
  const form = useForm(empty)
  const saving = useSaving()
  const [asked, setAsked] = useState<string>()
  const { values, errors } = form
  const sendCode = () =>
    void saving.save(async () => {
      setAsked((await request('POST', '/identity-broker/customer/api/v3/codes', { body: { email: present } })).request)
    }, form.failWith)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const answer = hasPassword ? form.judge(byPassword) : form.judge(byCode)
    if (!answer) return
    const proof = 'code' in answer ? { code: { request: asked ?? '', code: answer.code } } : { currentPassword: answer.emailPassword }
    void saving.save(
      async () => {
        await request('POST', '/identity/secure/api/v1/email-changes', { body: { email: answer.email, ...proof } })
        form.replace(empty)
        setAsked(undefined)
      },
      (problem) => form.fail(problemsOf(problem)),
    )
  }
  const isSent = saving.saved && asked === undefined
  return (
    <div className="grid gap-5">
      <p className="font-medium break-words">{present}</p>
      <form className="grid gap-5" onSubmit={submit} onChange={saving.touch} noValidate aria-label="Change your email">
        <ErrorSummary errors={form.problems} attempt={form.attempt} />
        <FormProblem error={saving.error} />
        <TextField
          name="email"
          label="New email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          value={values.email}
          error={errors.email}
          onChange={(event) => form.set('email', event.currentTarget.value)}
        />
        {hasPassword && (
          <PasswordField
            name="emailPassword"
            label="Your password"
            autoComplete="current-password"
            required
            value={values.emailPassword}
            error={errors.emailPassword}
            onChange={(event) => form.set('emailPassword', event.currentTarget.value)}
          />
        )}
        {!hasPassword && asked !== undefined && (
          <TextField
            name="code"
            label="Code"
            description="Six digits, from the email that we sent to your present address. We never ask for it by phone."
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            value={values.code}
            error={errors.code}
            onChange={(event) => form.set('code', event.currentTarget.value.replace(/\D/g, '').slice(0, 6))}
          />
        )}
        {isSent && (
          <Alert kind="success" title="Open the link in your new mailbox">
            We sent a link there. Your email changes when you open it, within one hour. If nothing comes, check the address and ask again.
            We told your present email too.
          </Alert>
        )}
        <div>
          {hasPassword || asked !== undefined ? (
            <Button type="submit" size="medium" loading={saving.busy} loadingLabel="Sending">
              Change the email
            </Button>
          ) : (
            <Button size="medium" loading={saving.busy} loadingLabel="Sending" onClick={sendCode}>
              Email me a code first
            </Button>
          )}
        </div>
      </form>
    </div>
  )
}

/** The server's name for the password, at this form's field: the page has another one of that name. */
const problemsOf = (problem: unknown) =>
  (problem instanceof RequestError ? (problem.data?.fields ?? []) : []).map(({ path, message }) => ({
    field: path === 'currentPassword' ? 'emailPassword' : path,
    message,
  }))

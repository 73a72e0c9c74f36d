/** Signing in by a code that is mailed: the email, the code, and the ways back. Each page has its own words and calls. */
import { email as emailField } from '@hearthline/domain/registration'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { TextField } from '@hearthline/ui/text-field'
import { type ReactNode, useState } from 'react'
import * as z from 'zod/mini'
import { RequestError } from '../api/request.ts'
import type { Form } from './use-form.ts'

interface Values {
  readonly email: string
  readonly code: string
}
type CodeForm = Pick<Form<Values>, 'values' | 'errors' | 'set' | 'judge' | 'fail' | 'failWith'>

const emailForm = z.object({ email: emailField })
const codeForm = z.object({ code: z.string().check(z.regex(/^\d{6}$/, 'Enter the 6-digit code')) })
const WRONG = 'The code is not right, or it is no longer good. Check it, or ask for a new one.'

interface Ways {
  readonly form: CodeForm
  readonly send: (body: { email: string }) => Promise<{ readonly request: string }>
  /** The code is on its way. */
  readonly sent?: () => void
  /** The code opens nothing: its field is to be seen. */
  readonly refused?: () => void
}

export function useMailedCode({ form, send, sent, refused }: Ways) {
  const [asked, setAsked] = useState<string>()
  const [again, setAgain] = useState(0)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
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
  return {
    /** How often a new code was asked for. */
    again,
    isAsked: asked !== undefined,
    busy,
    error,
    setError,
    /** One call at a time; its failure is kept for the page. */
    attempt,
    forget: () => setAsked(undefined),
    sendCode(isAgain = false): void {
      const judged = form.judge(emailForm)
      if (!judged) return
      void attempt(async () => {
        setAsked((await send(judged)).request)
        form.set('code', '')
        setAgain((before) => (isAgain ? before + 1 : 0))
        sent?.()
      })
    },
    redeem(use: (given: Values & { readonly request: string }) => Promise<void>): void {
      const judged = form.judge(codeForm)
      if (!judged || asked === undefined) return
      void attempt(async () => {
        try {
          await use({ request: asked, email: form.values.email, ...judged })
        } catch (problem) {
          if (!(problem instanceof RequestError) || problem.status !== 401) throw problem
          refused?.()
          form.fail([{ field: 'code', message: WRONG }])
        }
      })
    },
  }
}

export function EmailField({ form, autoComplete }: { form: CodeForm; autoComplete: 'username' | 'email' }) {
  return (
    <TextField
      name="email"
      label="Email"
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      required
      value={form.values.email}
      error={form.errors.email}
      onChange={(event) => form.set('email', event.currentTarget.value)}
    />
  )
}

interface CodeFieldProps {
  readonly form: CodeForm
  readonly again: number
  /** What is said when a new code was asked for. */
  readonly anew: { readonly title: string; readonly words: string }
  /** Where the code went. */
  readonly children: ReactNode
}

export function CodeField({ form, again, anew, children }: CodeFieldProps) {
  return (
    <>
      <p>{children}</p>
      <div role="status">
        {again > 0 && (
          <Alert key={again} kind="success" title={anew.title}>
            {anew.words}
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
  )
}

interface WaysBackProps {
  readonly busy: boolean
  /** Only while a code is asked for. */
  readonly sendAgain?: (() => void) | undefined
  readonly back: () => void
  readonly backLabel?: string | undefined
}

export function WaysBack({ busy, sendAgain, back, backLabel = 'Change the email' }: WaysBackProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {sendAgain && (
        <Button variant="quiet" size="medium" disabled={busy} onClick={sendAgain}>
          Send a new code
        </Button>
      )}
      <Button variant="quiet" size="medium" disabled={busy} onClick={back}>
        {backLabel}
      </Button>
    </div>
  )
}

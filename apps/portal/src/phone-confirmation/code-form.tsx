import type { CodeChannel } from '@hearthline/domain/items/about-you/contact'
import { formatPhoneAsTyped as formatPhone } from '@hearthline/domain/registration'
import { Button } from '@hearthline/ui/button'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { TextField } from '@hearthline/ui/text-field'
import { useEffect, useState } from 'react'
import type { Form } from '../forms/use-form.ts'
import { PhoneProblem } from './phone-problem.tsx'
import { type SentCode, secondsUntil } from './sent-code.ts'
import { WithoutCode } from './without-code.tsx'

export interface CodeFormProps {
  form: Form<SentCode & { readonly phoneNumber: string }>
  sent: SentCode
  code: string
  setCode: (code: string) => void
  busy: boolean
  sending: boolean
  error: unknown
  onConfirm: () => void
  onSend: (channel: CodeChannel) => void
  onChangeNumber: () => void
  /** Left out where a code is needed. */
  onWithout: (() => void) | undefined
}

/** Six digits, however they are pasted: "123 456" and "G-123456" as well. */
const digitsOf = (typed: string): string => typed.replace(/\D/g, '').slice(0, 6)

export function CodeForm({ form, sent, code, setCode, busy, sending, error, onConfirm, onSend, onChangeNumber, onWithout }: CodeFormProps) {
  const seconds = useSecondsUntil(sent.nextAt)
  const other: CodeChannel = sent.channel === 'TEXT' ? 'CALL' : 'TEXT'
  const said = sent.channel === 'TEXT' ? 'We texted a 6-digit code to' : 'We’re calling you with a 6-digit code at'
  return (
    <form
      className="portal-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onConfirm()
      }}
    >
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <PhoneProblem error={error} />
      <p>
        {said} <strong className="whitespace-nowrap">{formatPhone(sent.sentTo)}</strong>. It expires in 10 minutes.
      </p>
      <TextField
        name="code"
        label="Code"
        description="Six digits. We never ask for it by phone."
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        error={form.errors.code}
        onChange={(event) => setCode(digitsOf(event.currentTarget.value))}
      />
      <SubmitRow loading={busy} loadingLabel="Checking" disabled={sending} />
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-2">
          <Button
            variant="quiet"
            size="medium"
            disabled={seconds > 0 || busy}
            loading={sending}
            loadingLabel="Sending"
            onClick={() => onSend(sent.channel)}
          >
            {sent.channel === 'TEXT' ? 'Text me a new code' : 'Call me again'}
          </Button>
          <Button variant="quiet" size="medium" disabled={seconds > 0 || busy || sending} onClick={() => onSend(other)}>
            {other === 'CALL' ? 'Call me instead' : 'Text me instead'}
          </Button>
          <Button variant="quiet" size="medium" disabled={busy || sending} onClick={onChangeNumber}>
            Change the number
          </Button>
        </div>
        <p className="portal-fine" aria-live="off">
          {seconds > 0 ? `You can ask for a new code in ${seconds} seconds.` : 'No code yet? You can ask for a new one.'}
        </p>
      </div>
      {onWithout && <WithoutCode busy={busy} onYes={onWithout} />}
    </form>
  )
}

/** Counts down while the page is open. */
function useSecondsUntil(at: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return secondsUntil(at, now)
}

import type { CodeChannel } from '@hearthline/domain/items/about-you/contact'
import { Button } from '@hearthline/ui/button'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { PhoneField } from '@hearthline/ui/phone-field'
import { RadioGroup } from '@hearthline/ui/radio-group'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { useState } from 'react'
import type { Form } from '../forms/use-form.ts'
import { isTooEarly, PhoneProblem } from './phone-problem.tsx'
import { WithoutCode } from './without-code.tsx'

export interface NumberFormProps {
  form: Form<{ readonly phoneNumber: string; readonly sentTo: string; readonly channel: CodeChannel; readonly nextAt: number }>
  busy: boolean
  sending: boolean
  error: unknown
  onSend: (channel: CodeChannel) => void
  /** A code was sent before, from another page. */
  onHasCode: (channel: CodeChannel) => void
  /** Left out where a code is needed. */
  onWithout: (() => void) | undefined
}

export function NumberForm({ form, busy, sending, error, onSend, onHasCode, onWithout }: NumberFormProps) {
  const [channel, setChannel] = useState<CodeChannel>('TEXT')
  return (
    <form
      className="portal-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSend(channel)
      }}
    >
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <PhoneProblem error={error} />
      {isTooEarly(error) && (
        <div>
          <Button variant="secondary" size="medium" onClick={() => onHasCode(channel)}>
            I have a code
          </Button>
        </div>
      )}
      <PhoneField
        name="phoneNumber"
        label="Phone number"
        description="A mobile phone or a landline. You can share it with others."
        required
        value={form.values.phoneNumber}
        error={form.errors.phoneNumber}
        onChange={(typed) => form.set('phoneNumber', typed)}
      />
      <RadioGroup
        name="channel"
        label="How should we send your code?"
        value={channel}
        onValueChange={(chosen) => setChannel(chosen === 'CALL' ? 'CALL' : 'TEXT')}
        options={[
          { value: 'TEXT', label: 'Text message', description: 'Message and data rates may apply.' },
          { value: 'CALL', label: 'Phone call', description: 'A voice reads the code to you. This works on a landline.' },
        ]}
      />
      <SubmitRow label="Send code" loadingLabel="Sending" loading={sending} disabled={busy} />
      {onWithout && <WithoutCode busy={busy} onYes={onWithout} />}
    </form>
  )
}

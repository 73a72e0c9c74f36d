import { formatLocalDateWithYear, NOT_CANCELED_WORDS } from '@hearthline/domain'
import { Card } from '@hearthline/ui/card'
import { Checkbox } from '@hearthline/ui/checkbox'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { TextField } from '@hearthline/ui/text-field'
import { type FormEvent, useRef, useState } from 'react'
import { fieldFaults } from '../forms/field-faults.ts'
import { FormProblem } from '../forms/form-problem.tsx'
import { useFillWithExample } from '../forms/use-fill-with-example.ts'

export interface NotCanceledAnswer {
  readonly signature: string
  readonly agrees: true
}

interface NotCanceledProps {
  /** Until then mail is waited for where someone does not confirm. */
  readonly mailUntil: string
  /** Other owners confirm on pages of their own. */
  readonly others: boolean
  /** Sends it once, however often it is tried. */
  readonly send: (answer: NotCanceledAnswer, idempotencyKey: string) => Promise<unknown>
}

/** After the time to cancel: an owner signs that they did not, and mail is not waited for (12 CFR 1026.15(c)). Nobody has to. */
export function NotCanceled({ mailUntil, others, send }: NotCanceledProps) {
  const [signature, setSignature] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const key = useRef(crypto.randomUUID())
  useFillWithExample(() => {
    setSignature('Ana Reyes')
    setAgreed(true)
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const missing = {
      ...(signature.trim().length < 2 && { signature: 'Type your full name' }),
      ...(!agreed && { agrees: 'Check the box to confirm' }),
    }
    setFaults(missing)
    if (Object.keys(missing).length > 0) return
    setBusy(true)
    setError(undefined)
    try {
      await send({ signature: signature.trim(), agrees: true }, key.current)
    } catch (problem) {
      setError(problem)
      // Another name is another statement.
      key.current = crypto.randomUUID()
    } finally {
      setBusy(false)
    }
  }
  const given = { ...fieldFaults(error), ...faults }
  return (
    <Card as="section" title="Confirm that you did not cancel">
      <p>
        Your time to cancel has ended. A notice that someone mailed in time can still arrive, so we wait for mail until{' '}
        {formatLocalDateWithYear(mailUntil)}. Then we send the money.
      </p>
      <p className="mt-3">
        {others
          ? 'You can make it sooner. Everyone who could cancel confirms for themselves. When all of you have, we stop waiting.'
          : 'You can make it sooner. When you confirm, we stop waiting.'}{' '}
        You don’t have to do this.
      </p>
      <form className="mt-5 grid gap-5" onSubmit={(event) => void submit(event)} noValidate aria-label="Confirm that you did not cancel">
        <FormProblem error={error} />
        <Checkbox
          id="agrees"
          name="agrees"
          label={NOT_CANCELED_WORDS}
          required
          checked={agreed}
          error={given.agrees}
          onChange={(event) => setAgreed(event.currentTarget.checked)}
        />
        <TextField
          id="signature"
          name="signature"
          label="Your full name, as your signature"
          required
          autoComplete="name"
          value={signature}
          error={given.signature}
          onChange={(event) => setSignature(event.currentTarget.value)}
        />
        <SubmitRow label="Sign and confirm" loading={busy} loadingLabel="Sending…" sticky={false} />
      </form>
    </Card>
  )
}

interface NotCanceledDoneProps {
  readonly mailUntil: string | undefined
  readonly others: boolean
  /** Until then mail is waited for all the same. */
  readonly waitsUntil?: string | undefined
}

/** What there is to say once they have confirmed. */
export function NotCanceledDone({ mailUntil, others, waitsUntil }: NotCanceledDoneProps) {
  return (
    <Card as="section" title="You confirmed that you did not cancel">
      <p>
        {waitsUntil
          ? `Thank you. Not everyone who could cancel can confirm it, so we wait for mail until ${formatLocalDateWithYear(waitsUntil)}.`
          : !others
            ? 'Thank you. We don’t wait for mail any longer.'
            : mailUntil
              ? `We are waiting for the others to confirm too. If they don’t, we wait for mail until ${formatLocalDateWithYear(mailUntil)}.`
              : 'Thank you. When everyone who could cancel has confirmed, we don’t wait for mail any longer.'}
      </p>
    </Card>
  )
}

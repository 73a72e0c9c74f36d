import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { Textarea } from '@hearthline/ui/textarea'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { fieldFaults } from '../forms/field-faults.ts'
import { FormProblem } from '../forms/form-problem.tsx'
import { useRecord } from './use-signing.ts'

const LONGEST = 500

interface DeclineSigningProps {
  /** An offer is the borrower’s alone. */
  readonly hasOffer: boolean
  readonly onDeclined: () => void
}

/** Says why, and what follows: nothing is lost, the team is told, and it can be taken up again. */
export function DeclineSigning({ hasOffer, onDeclined }: DeclineSigningProps) {
  const [asking, setAsking] = useState(false)
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string>()
  const { record, busy, error } = useRecord()
  const question = useRef<HTMLFormElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (asking) question.current?.focus()
  }, [asking])
  const leave = () => {
    setAsking(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim().length < 3) return setFault('Tell us why, in a few words')
    setFault(undefined)
    if (await record({ event: 'DECLINED', reason })) onDeclined()
  }
  if (!asking)
    return (
      <Button ref={opener} variant="quiet" size="medium" onClick={() => setAsking(true)}>
        I don’t want to sign
      </Button>
    )
  return (
    <form
      ref={question}
      tabIndex={-1}
      className="grid gap-4"
      aria-label="I don’t want to sign"
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <Alert kind="warning" title="You can stop here. Your answers are saved.">
        We tell our team, and they call you.{' '}
        {hasOffer ? 'Your offer and everything you did stay as they are until the offer ends.' : 'Everything you did stays as it is.'} You
        can take signing up again on this page.
      </Alert>
      <FormProblem error={error} />
      <Textarea
        id="reason"
        name="reason"
        label="Why don’t you want to sign?"
        required
        rows={3}
        maxLength={LONGEST}
        count={reason.length}
        maxCount={LONGEST}
        value={reason}
        error={fault ?? fieldFaults(error).reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button type="submit" size="medium" loading={busy} loadingLabel="Telling our team…">
          Stop signing
        </Button>
        <Button variant="secondary" size="medium" disabled={busy} onClick={leave}>
          Continue signing
        </Button>
      </div>
    </form>
  )
}

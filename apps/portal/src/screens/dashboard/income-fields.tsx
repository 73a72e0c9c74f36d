import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { announce } from '@hearthline/ui/live-region'
import { MoneyField } from '@hearthline/ui/money-field'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { RequestError, request } from '../../api/request.ts'
import { FormProblem } from '../../forms/form-problem.tsx'
import { type IncomeForm, incomeAnswer, incomeForm, incomeProblems, needsConfirmation, type StatedIncome } from './income-answer.ts'

const fields = [
  { name: 'primary', label: 'Your annual income, before tax' },
  { name: 'other', label: 'Other annual income', optional: true },
  { name: 'coOwners', label: 'Co-owners’ annual income', optional: true },
] as const

interface IncomeFieldsProps {
  uuid: string
  /** Of the reading that the form began with, or of the one after something changed. */
  etag: string | undefined
  stated: StatedIncome
  /** Something changed since: reads it again. */
  onChanged: () => Promise<unknown>
  onClose: () => void
}

/** Saves the corrected income; the walk re-runs what rested on it. */
function useSaveIncome({ uuid, etag, onChanged, onClose }: Omit<IncomeFieldsProps, 'stated'>) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const save = async (answer: StatedIncome, idempotencyKey: string) => {
    setBusy(true)
    setError(undefined)
    try {
      const params = { uuid, item: 'annual-income' }
      await request('PUT', '/service-application/api/v1/application/heloc/:uuid/items/:item', {
        params,
        body: answer,
        idempotencyKey,
        ifMatch: etag,
      })
      announce('Saved. We’re updating your offers.')
      await client.invalidateQueries({ queryKey: ['offers', uuid] })
      await client.invalidateQueries({ queryKey: ['application', uuid] })
      await client.invalidateQueries({ queryKey: ['applications'] })
      onClose()
    } catch (failed) {
      if (failed instanceof RequestError && failed.status === 412) await onChanged()
      setError(failed)
    } finally {
      setBusy(false)
    }
  }
  return { busy, error, save }
}

export function IncomeFields({ stated, ...rest }: IncomeFieldsProps) {
  const { onClose } = rest
  const [form, setForm] = useState<IncomeForm>(() => incomeForm(stated))
  const [shown, setShown] = useState(false)
  const [confirming, setConfirming] = useState(false)
  const key = useRef({ body: '', key: '' })
  const element = useRef<HTMLFormElement>(null)
  const { busy, error, save } = useSaveIncome(rest)
  const problems = incomeProblems(form)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setShown(true)
    const [first] = Object.keys(problems)
    if (first) return element.current?.querySelector<HTMLInputElement>(`#income-${first}`)?.focus()
    if (needsConfirmation(form) && !confirming) return setConfirming(true)
    const answer = incomeAnswer(stated, form)
    const body = JSON.stringify(answer)
    if (key.current.body !== body) key.current = { body, key: crypto.randomUUID() }
    void save(answer, key.current.key)
  }
  return (
    <form ref={element} onSubmit={submit} noValidate className="grid gap-5">
      <FormProblem error={error} />
      <p className="text-muted">
        We’ll recalculate your offers with the new figures, so the amount and rate can go up or down. This doesn’t pull your credit.
        Alimony, child support or separate maintenance income need not be revealed if you do not wish to have it considered.
      </p>
      {fields.map(({ name, label, ...rest }) => (
        <MoneyField
          key={name}
          {...rest}
          id={`income-${name}`}
          label={label}
          value={form[name]}
          error={shown ? problems[name] : undefined}
          onChange={(dollars) => {
            setConfirming(false)
            setForm((current) => ({ ...current, [name]: dollars }))
          }}
        />
      ))}
      {confirming && (
        <Alert kind="warning" title="Is this your income for a whole year, before tax?">
          It is under $15,000. Select the button below if that is correct.
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="medium" loading={busy} loadingLabel="Saving">
          {confirming ? 'Yes, this is correct' : 'Save and update offers'}
        </Button>
        <Button variant="secondary" size="medium" disabled={busy} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

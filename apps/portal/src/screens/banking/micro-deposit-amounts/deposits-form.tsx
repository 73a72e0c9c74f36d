import { microDepositAnswer } from '@hearthline/domain/items/banking/micro-deposit-amounts'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { TextField } from '@hearthline/ui/text-field'
import type { FormEvent } from 'react'
import type { ReadItem } from '../../../application/item/item-query.ts'
import { useSaveAnswer } from '../../../application/item/use-save-answer.ts'
import { FormProblem } from '../../../forms/form-problem.tsx'
import { useFillWithExample } from '../../../forms/use-fill-with-example.ts'
import { useForm } from '../../../forms/use-form.ts'

const FIELDS = [
  { id: 'firstCents', label: 'One deposit' },
  { id: 'secondCents', label: 'The other deposit' },
] as const

/** Two amounts in cents, in whichever order: "32", or "0.32" as it is pasted from a statement. */
export function DepositsForm({ item }: { item: ReadItem<'micro-deposit-amounts' | 'micro-deposit-retry'> }) {
  const form = useForm({ firstCents: '', secondCents: '' })
  const { save, busy, error } = useSaveAnswer(item.item, form.failWith)
  useFillWithExample(() => form.replace({ firstCents: '12', secondCents: '34' }))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { firstCents, secondCents } = form.values
    const answer = form.judge(microDepositAnswer, { firstCents: centsOf(firstCents), secondCents: centsOf(secondCents) })
    if (answer) await save(answer)
  }
  return (
    <form className="portal-form" onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <FormProblem error={error} />
      {FIELDS.map(({ id, label }) => (
        <TextField
          key={id}
          id={id}
          name={id}
          label={label}
          prefix="$0."
          inputMode="numeric"
          autoComplete="off"
          className="max-w-48"
          value={form.values[id]}
          error={form.errors[id]}
          onChange={(event) => form.set(id, onlyCents(event.currentTarget.value))}
        />
      ))}
      <SubmitRow label="Verify account" loading={busy} />
    </form>
  )
}

/** What stands after "0." in whatever was typed or pasted. */
const onlyCents = (text: string): string =>
  text
    .replace(/^\D*0?\./, '')
    .replace(/\D/g, '')
    .slice(0, 2)

/** "5" is fifty cents after "0.", as it is read: two digits are asked for. */
const centsOf = (text: string): number | undefined => (text.length === 2 ? Number(text) : undefined)

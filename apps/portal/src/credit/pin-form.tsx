import { ErrorSummary } from '@hearthline/ui/error-summary'
import { SubmitRow } from '@hearthline/ui/submit-row'
import type { FormEvent } from 'react'
import { useSaveAnswer } from '../application/item/use-save-answer.ts'
import { FormProblem } from '../forms/form-problem.tsx'
import { SecretNumberField } from '../forms/secret-number-field.tsx'
import { useFillWithExample } from '../forms/use-fill-with-example.ts'
import { useForm } from '../forms/use-form.ts'
import type { Obstacle } from './obstacle.ts'
import { pinProblems } from './pin-problems.ts'

/** The PIN that the bureau gave its holder; the bureau is asked again with it. */
export function PinForm({ obstacle: { item, bureau } }: { obstacle: Obstacle }) {
  const form = useForm({ pin: '' })
  const { save, busy, error } = useSaveAnswer(item, form.failWith)
  useFillWithExample(() => form.replace({ pin: '2468' }))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const problems = pinProblems(form.values.pin)
    form.fail(problems)
    if (problems.length === 0) await save({ pin: form.values.pin.trim() })
  }
  return (
    <form className="portal-form" onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <FormProblem error={error} />
      <SecretNumberField
        name="pin"
        label={`Your PIN at ${bureau}`}
        description="Four to ten digits. You can find it in the letter or email you received when you locked your file."
        required
        maxLength={10}
        value={form.values.pin}
        error={form.errors.pin}
        showLabel="Show the PIN"
        onChange={(event) => form.set('pin', event.currentTarget.value.replace(/\D/g, ''))}
      />
      <SubmitRow loading={busy} sticky={false} />
    </form>
  )
}

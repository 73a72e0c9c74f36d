import { type AnswerOf, formatCents, LEAST_ESTIMATE_CENTS, MOST_ESTIMATE_CENTS } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { MoneyField } from '@hearthline/ui/money-field'
import { SubmitRow } from '@hearthline/ui/submit-row'
import type { FormEvent } from 'react'
import type { ReadItem } from '../../../application/item/item-query.ts'
import { usePersistedForm } from '../../../application/item/use-persisted-form.ts'
import { useSaveAnswer } from '../../../application/item/use-save-answer.ts'
import { FormProblem } from '../../../forms/form-problem.tsx'
import { useFillWithExample } from '../../../forms/use-fill-with-example.ts'
import { isUnlikely, type ModelAnswer, modelsRange } from './format-model-answer.ts'

/** 742000 of 74200000 cents. */
const dollarsOf = (answer: Partial<AnswerOf<'value-estimate'>> | null): number | null =>
  answer?.estimateCents === undefined ? null : Math.round(answer.estimateCents / 100)

const problemOf = (dollars: number | null): string | undefined => {
  if (dollars === null) return 'Enter what you think your home is worth'
  if (dollars * 100 < LEAST_ESTIMATE_CENTS) return `Enter at least ${formatCents(LEAST_ESTIMATE_CENTS, 0)}`
  return dollars * 100 > MOST_ESTIMATE_CENTS ? `Enter at most ${formatCents(MOST_ESTIMATE_CENTS, 0)}` : undefined
}

export function EstimateForm({ item, models }: { item: ReadItem<'value-estimate'>; models: readonly ModelAnswer[] }) {
  const form = usePersistedForm('value-estimate', () => ({ estimateCents: dollarsOf(item.data) }))
  const { save, busy, error } = useSaveAnswer('value-estimate', form.failWith)
  useFillWithExample(() => form.replace({ estimateCents: dollarsOf(item.example) }))
  // The field is named as the server names it, and holds whole dollars.
  const { estimateCents: dollars } = form.values
  const range = modelsRange(models)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const problem = problemOf(dollars)
    form.fail(problem ? [{ field: 'estimateCents', message: problem }] : [])
    if (!problem && dollars !== null && (await save({ estimateCents: dollars * 100 }))) form.forget()
  }
  const unlikely = dollars !== null && problemOf(dollars) === undefined ? isUnlikely(dollars * 100, models) : undefined
  return (
    <form className="portal-form" onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <FormProblem error={error} />
      <MoneyField
        name="estimateCents"
        label="Your estimate"
        description="What your home would sell for today, as it is. Recent sales of similar homes nearby are the best guide. A tax assessment is often far off."
        required
        value={dollars}
        error={form.errors.estimateCents}
        onChange={(typed) => form.set('estimateCents', typed)}
      />
      {unlikely && range && (
        <Alert kind="warning" title={`This is ${unlikely} the automated estimates`}>
          They range from {formatCents(range.lowCents, 0)} to {formatCents(range.highCents, 0)}. You may know better. If so, keep your
          estimate. The valuation decides.
        </Alert>
      )}
      <SubmitRow loading={busy} note="An honest estimate is best for you. If the value is too high, we recalculate the offer later." />
    </form>
  )
}

import { type AnswerOf, formatCents, LEAST_ESTIMATE_CENTS, MOST_ESTIMATE_CENTS } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { MoneyField } from '@hearthline/ui/money-field'
import { SubmitRow } from '@hearthline/ui/submit-row'
import type { FormEvent } from 'react'
import { FormProblem } from '../../frame/form-problem.tsx'
import type { ReadItem } from '../../frame/item-query.ts'
import { useFillWithExample } from '../../frame/use-fill-with-example.ts'
import { useKeptForm } from '../../frame/use-kept-form.ts'
import { useSaveAnswer } from '../../frame/use-save-answer.ts'
import { isUnlikely, type ModelAnswer, modelsRange } from './model-words.ts'

/** 742000 of 74200000 cents. */
const dollarsOf = (answer: Partial<AnswerOf<'value-estimate'>> | null): number | null =>
  answer?.estimateCents === undefined ? null : Math.round(answer.estimateCents / 100)

const problemOf = (dollars: number | null): string | undefined => {
  if (dollars === null) return 'Enter what you think your home is worth'
  if (dollars * 100 < LEAST_ESTIMATE_CENTS) return `Enter at least ${formatCents(LEAST_ESTIMATE_CENTS, 0)}`
  return dollars * 100 > MOST_ESTIMATE_CENTS ? `Enter at most ${formatCents(MOST_ESTIMATE_CENTS, 0)}` : undefined
}

export function EstimateForm({ item, models }: { item: ReadItem<'value-estimate'>; models: readonly ModelAnswer[] }) {
  const form = useKeptForm('value-estimate', () => ({ estimateCents: dollarsOf(item.data) }))
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
        description="What it would sell for today, as it is. Recent sales of homes like yours nearby say most; a tax assessment is often far off."
        required
        value={dollars}
        error={form.errors.estimateCents}
        onChange={(typed) => form.set('estimateCents', typed)}
      />
      {unlikely && range && (
        <Alert kind="warning" title={`This is ${unlikely} the automatic estimates`}>
          They say {formatCents(range.lowCents, 0)} to {formatCents(range.highCents, 0)}. You may know better: keep your figure if you do.
          The valuer has the last word.
        </Alert>
      )}
      <SubmitRow loading={busy} note="An honest figure serves you best: an offer on a value that is too high is worked out again later." />
    </form>
  )
}

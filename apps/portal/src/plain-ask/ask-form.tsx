import type { AskId, DataOf, Schema } from '@hearthline/domain'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { type FormEvent, useState } from 'react'
import { FormProblem } from '../frame/form-problem.tsx'
import type { ReadItem } from '../frame/item-query.ts'
import { useFillWithExample } from '../frame/use-fill-with-example.ts'
import { useForm } from '../frame/use-form.ts'
import { useSaveAnswer } from '../frame/use-save-answer.ts'
import { answerOf, missingFields, type Values, valuesOf } from './schema-form/answer.ts'
import { fieldSpec, type JsonSchema } from './schema-form/field-spec.ts'
import { SchemaFields } from './schema-form/schema-fields.tsx'

export interface AskFormProps<Id extends AskId> {
  item: ReadItem<Id>
  /** The item's own schema: it judges here as it does in the server. */
  answer: Schema<DataOf<Id>>
}

/** One ask by its own schema and labels: fields, what is wrong, save, and on to where the application stands. */
export function AskForm<Id extends AskId>({ item, answer }: AskFormProps<Id>) {
  const [fields] = useState(() => {
    const root = fieldSpec(item.schema as JsonSchema, item.labels)
    return root.kind === 'group' ? root.fields : []
  })
  // What was answered is kept; before that, what was found about the same question is shown to be confirmed or corrected.
  const form = useForm<{ answer: Values }>(() => ({ answer: valuesOf(fields, item.data ?? item.about) }))
  const { save, busy, error } = useSaveAnswer<Id>(item.item as Id, form.failWith)
  useFillWithExample(() => form.replace({ answer: valuesOf(fields, item.example) }))

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const missing = missingFields(fields, form.values.answer)
    form.fail(missing)
    if (missing.length > 0) return
    const judged = form.judge(answer, answerOf(fields, form.values.answer))
    if (judged) await save(judged)
  }
  return (
    <form className="portal-form" onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <FormProblem error={error} />
      <SchemaFields
        fields={fields}
        within=""
        values={form.values.answer}
        errors={form.errors}
        onChange={(next) => form.replace({ answer: next })}
      />
      <SubmitRow loading={busy} />
    </form>
  )
}

import type { AskId, DataOf, Schema } from '@hearthline/domain'
import { borrowerForm, fieldsOf, type JsonSchema, readAnswer, SchemaFields, type Values, valuesOf } from '@hearthline/schema-form'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { type FormEvent, useState } from 'react'
import type { ReadItem } from '../application/item/item-query.ts'
import { useSaveAnswer } from '../application/item/use-save-answer.ts'
import { FormProblem } from '../forms/form-problem.tsx'
import { useFillWithExample } from '../forms/use-fill-with-example.ts'
import { useForm } from '../forms/use-form.ts'

export interface AskFormProps<Id extends AskId> {
  item: ReadItem<Id>
  /** The item's own schema: it judges here as it does in the server. */
  answer: Schema<DataOf<Id>>
  /** The fields that are needed here, where not all are: these are shown, and required. */
  needed?: readonly string[] | undefined
}

/** One ask by its own schema and labels: fields, what is wrong, save, and on to where the application stands. */
export function AskForm<Id extends AskId>({ item, answer, needed }: AskFormProps<Id>) {
  const [fields] = useState(() => {
    const all = fieldsOf(item.schema as JsonSchema, item.labels, borrowerForm)
    return needed ? all.filter(({ name }) => needed.includes(name)).map((field) => ({ ...field, optional: false })) : all
  })
  // What was answered is kept; before that, what was found about the same question is shown to be confirmed or corrected.
  const form = useForm<{ answer: Values }>(() => ({ answer: valuesOf(fields, item.data ?? item.about) }))
  const { save, busy, error } = useSaveAnswer<Id>(item.item as Id, form.failWith)
  useFillWithExample(() => form.replace({ answer: valuesOf(fields, item.example) }))

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const read = readAnswer(fields, form.values.answer)
    form.fail(read.faults)
    if (read.faults.length > 0) return
    const judged = form.judge(answer, read.answer)
    if (judged) await save(judged)
  }
  return (
    <form className="portal-form" onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <FormProblem error={error} />
      <SchemaFields fields={fields} values={form.values.answer} errors={form.errors} onChange={(next) => form.replace({ answer: next })} />
      <SubmitRow loading={busy} />
    </form>
  )
}

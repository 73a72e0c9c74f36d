import { ErrorSummary } from '@hearthline/ui/error-summary'
import { RadioGroup } from '@hearthline/ui/radio-group'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { type FormEvent, useState } from 'react'
import { FormProblem } from '../../frame/form-problem.tsx'
import type { ItemBody } from '../../frame/item-query.ts'
import { useFillWithExample } from '../../frame/use-fill-with-example.ts'
import { useForm } from '../../frame/use-form.ts'
import { useSaveAnswer } from '../../frame/use-save-answer.ts'
import { answerOf, missingFields, type Values, valuesOf } from './schema-form/answer.ts'
import { type FieldSpec, fieldSpec, type JsonSchema } from './schema-form/field-spec.ts'
import { SchemaFields } from './schema-form/schema-fields.tsx'

interface Match {
  readonly uuid: string
  readonly address: {
    readonly street1: string
    readonly street2?: string
    readonly city: string
    readonly state: string
    readonly zip: string
  }
}

/** Answers are kept as given; before that, what was found about the same question is shown to be confirmed or corrected. */
const beginning = ({ data, about }: ItemBody, fields: readonly FieldSpec[]): Values => valuesOf(fields, data ?? about)

/** Any ask by its own schema: fields, what is wrong, save, and on to where the application stands. */
export function AskForm({ item }: { item: ItemBody }) {
  const [{ fields }] = useState(() => {
    const root = fieldSpec(item.schema as JsonSchema)
    return { fields: root.kind === 'group' ? root.fields : [] }
  })
  const form = useForm<{ answer: Values }>(() => ({ answer: beginning(item, fields) }))
  const { save, busy, error } = useSaveAnswer(form.failWith)
  useFillWithExample(() => form.replace({ answer: valuesOf(fields, item.example) }))

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const missing = missingFields(fields, form.values.answer)
    form.fail(missing)
    if (missing.length === 0) await save(item.item, answerOf(fields, form.values.answer))
  }

  const matches = Array.isArray(item.about.matches) ? (item.about.matches as readonly Match[]) : undefined
  return (
    <form className="portal-form" onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <FormProblem error={error} />
      {matches ? (
        <RadioGroup
          name="uuid"
          label="Choose your home"
          value={String(form.values.answer.uuid ?? '')}
          error={form.errors.uuid}
          options={matches.map(({ uuid: value, address }) => ({
            value,
            label: [address.street1, address.street2].filter(Boolean).join(', '),
            description: `${address.city}, ${address.state} ${address.zip}`,
          }))}
          onValueChange={(value) => form.replace({ answer: { ...form.values.answer, uuid: value } })}
        />
      ) : (
        <SchemaFields
          fields={fields}
          within=""
          values={form.values.answer}
          errors={form.errors}
          onChange={(answer) => form.replace({ answer })}
        />
      )}
      <SubmitRow loading={busy} />
    </form>
  )
}

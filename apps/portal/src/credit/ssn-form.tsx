import { ssn } from '@hearthline/domain/registration'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { SubmitRow } from '@hearthline/ui/submit-row'
import type { FormEvent, ReactNode } from 'react'
import { useSaveAnswer } from '../application/item/use-save-answer.ts'
import { FormProblem } from '../forms/form-problem.tsx'
import { SsnField } from '../forms/ssn-field.tsx'
import { useFillWithExample } from '../forms/use-fill-with-example.ts'
import { useForm } from '../forms/use-form.ts'
import type { ObstacleItem } from './obstacle.ts'

export interface SsnFormProps {
  item: ObstacleItem
  note?: ReactNode
}

/** Asks for the number by which the bureau finds a file. It is kept in this form's memory alone: no address, no storage, no answer holds it. */
export function SsnForm({ item, note }: SsnFormProps) {
  const form = useForm({ ssn: '' })
  const { save, busy, error } = useSaveAnswer(item, form.failWith)
  useFillWithExample(() => form.replace({ ssn: '512-34-7689' }))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const judged = ssn.safeParse(form.values.ssn)
    form.fail(judged.success ? [] : [{ field: 'ssn', message: judged.error.issues[0]?.message ?? '' }])
    if (judged.success) await save({ ssn: judged.data })
  }
  return (
    <form className="portal-form" onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <FormProblem error={error} />
      <SsnField value={form.values.ssn} error={form.errors.ssn} onChange={(typed) => form.set('ssn', typed)} />
      <SubmitRow loading={busy} note={note} sticky={false} />
    </form>
  )
}

import type { AnswerOf } from '@hearthline/domain'
import { Card } from '@hearthline/ui/card'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { PhoneField } from '@hearthline/ui/phone-field'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { TextField } from '@hearthline/ui/text-field'
import type { FormEvent } from 'react'
import type { ReadItem } from '../../../application/item/item-query.ts'
import { usePersistedForm } from '../../../application/item/use-persisted-form.ts'
import { useSaveAnswer } from '../../../application/item/use-save-answer.ts'
import { FormProblem } from '../../../forms/form-problem.tsx'
import { useFillWithExample } from '../../../forms/use-fill-with-example.ts'
import { type EmployerValues, employerAnswer, employerProblems, employerValues } from './employer-answer.ts'

interface EmployerFormProps {
  /** As the records name the employer. */
  readonly known?: string | undefined
  readonly item: { readonly data: Partial<AnswerOf<'employment'>> | null; readonly example?: ReadItem<'employment'>['example'] }
}

/** Who, how to reach them, and what they are asked. */
export function EmployerForm({ known, item }: EmployerFormProps) {
  const form = usePersistedForm<EmployerValues>('employment', () => employerValues(item.data, known))
  const { save, busy, error } = useSaveAnswer('employment', form.failWith)
  useFillWithExample(() => form.replace(employerValues(item.example ?? null, known)))
  const { values, errors } = form
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const problems = employerProblems(values)
    form.fail(problems)
    if (problems.length === 0 && (await save(employerAnswer(values)))) form.forget()
  }
  const set = (field: keyof EmployerValues) => (event: { currentTarget: { value: string } }) => form.set(field, event.currentTarget.value)
  return (
    <form className="portal-form" onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <FormProblem error={error} />
      <TextField
        name="employer"
        label="Employer"
        autoComplete="organization"
        required
        value={values.employer}
        error={errors.employer}
        onChange={set('employer')}
      />
      <TextField
        name="contactName"
        label="Person or office to ask"
        description="For example, payroll or human resources."
        optional
        autoComplete="off"
        value={values.contactName}
        error={errors.contactName}
        onChange={set('contactName')}
      />
      <PhoneField
        name="contactPhone"
        label="Their phone number"
        description="A number of the employer, not a personal one."
        required
        value={values.contactPhone}
        error={errors.contactPhone}
        onChange={(phone) => form.set('contactPhone', phone)}
      />
      <TextField
        name="contactEmail"
        label="Their email"
        type="email"
        optional
        autoComplete="off"
        value={values.contactEmail}
        error={errors.contactEmail}
        onChange={set('contactEmail')}
      />
      <Card as="section" title="How we ask" padding="tight">
        <ul className="grid list-disc gap-2 ps-5">
          <li>A specialist calls or emails them, usually within three business days.</li>
          <li>We ask whether you work there, since when, and full time or part time.</li>
          <li>We say that we’re verifying employment. We don’t tell them about your application.</li>
        </ul>
      </Card>
      <SubmitRow label="Ask my employer" loading={busy} />
    </form>
  )
}

import { Alert } from '@hearthline/ui/alert'
import { Checkbox } from '@hearthline/ui/checkbox'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { Textarea } from '@hearthline/ui/textarea'
import type { FormEvent } from 'react'
import type { ReadItem } from '../../../application/item/item-query.ts'
import { usePersistedForm } from '../../../application/item/use-persisted-form.ts'
import { useSaveAnswer } from '../../../application/item/use-save-answer.ts'
import { applyFieldErrors } from '../../../forms/apply-field-errors.ts'
import { FormProblem } from '../../../forms/form-problem.tsx'
import { useFillWithExample } from '../../../forms/use-fill-with-example.ts'
import { UploadField } from '../../../uploads/upload-field.tsx'
import { type DisputeValues, disputeOf, disputeProblems, disputeValues, placeOfDispute, REASON_WORDS, REASONS } from './dispute-values.ts'
import { SalesFields } from './sales-fields.tsx'

const MOST = 2000

const QUESTIONS = {
  WRONG_FACTS: { field: 'facts', label: 'What is wrong, and what is right?' },
  MISSED_IMPROVEMENTS: { field: 'improvements', label: 'What was improved, when, and what did it cost?' },
  BIAS: { field: 'bias', label: 'What happened?' },
} as const

/** Why the value is wrong: reasons first, then what each of them needs. */
export function DisputeForm({ item }: { item: ReadItem<'value-dispute'> }) {
  const form = usePersistedForm<DisputeValues>('value-dispute', () => disputeValues({}))
  const { save, busy, error } = useSaveAnswer('value-dispute', (problem) => {
    const found: { field: string; message: string }[] = []
    if (applyFieldErrors(problem, (path, { message }) => found.push({ field: placeOfDispute(path), message }))) form.fail(found)
  })
  useFillWithExample(() => form.replace(disputeValues(item.example)))
  const { values, errors, set } = form
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const problems = disputeProblems(values)
    form.fail(problems)
    if (problems.length === 0 && (await save(disputeOf(values)))) form.forget()
  }
  return (
    <form className="portal-form" onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <FormProblem error={error} />
      <fieldset className="grid gap-4">
        <legend className="ui-label">Why is the value wrong?</legend>
        {REASONS.map((reason) => (
          <Checkbox
            key={reason}
            name={`reason-${reason}`}
            label={REASON_WORDS[reason].label}
            description={REASON_WORDS[reason].hint}
            error={errors[`reason-${reason}`]}
            checked={values.reasons.includes(reason)}
            onChange={({ currentTarget }) =>
              set(
                'reasons',
                REASONS.filter((one) => (one === reason ? currentTarget.checked : values.reasons.includes(one))),
              )
            }
          />
        ))}
      </fieldset>
      {values.reasons.map((reason) => {
        if (reason === 'BETTER_SALES') return <SalesFields key={reason} form={form} />
        const { field, label } = QUESTIONS[reason]
        return (
          <div key={reason} className="grid gap-4">
            {reason === 'BIAS' && <FairTreatment />}
            <Textarea
              name={field}
              label={label}
              required
              maxLength={MOST}
              count={values[field].length}
              maxCount={MOST}
              value={values[field]}
              error={errors[field]}
              onChange={({ currentTarget }) => set(field, currentTarget.value)}
            />
          </div>
        )
      })}
      {values.reasons.length > 0 && (
        <UploadField
          kind="VALUE_EVIDENCE"
          label="Documents that show it"
          hint="For example permits, plans, photos, or pages of listings."
          optional
        />
      )}
      <SubmitRow loading={busy} label="Ask to reconsider" loadingLabel="Sending" note="You can ask once for each valuation." />
    </form>
  )
}

/** A concern about fairness has a route of its own, which does not depend on ours. */
function FairTreatment() {
  return (
    <Alert kind="info" title="Your concern is handled on its own">
      A specialist for fair lending reviews it apart from the value. It does not affect your application. You can also contact the Consumer
      Financial Protection Bureau at (855) 411-2372, or the Department of Housing and Urban Development at (800) 669-9777.
    </Alert>
  )
}

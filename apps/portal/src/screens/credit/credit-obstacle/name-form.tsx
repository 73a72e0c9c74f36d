import { legalNameStep, WIZARD_SUFFIXES } from '@hearthline/domain/registration'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { Select } from '@hearthline/ui/select'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { TextField } from '@hearthline/ui/text-field'
import type { FormEvent } from 'react'
import { useSaveAnswer } from '../../../application/item/use-save-answer.ts'
import { isSameName, nameAnswer, UNCHANGED } from '../../../credit/correction.ts'
import type { PersonName } from '../../../credit/obstacle.ts'
import { FormProblem } from '../../../forms/form-problem.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { isProduction } from '../../../session/environment.ts'

const suffixes = WIZARD_SUFFIXES.map((value) => ({ value, label: value }))

/** The legal name again: a bureau finds no one under a misspelled one. */
export function NameForm({ name }: { name: PersonName }) {
  const form = useForm({
    firstName: name.firstName,
    middleName: name.middleName ?? '',
    lastName: name.lastName,
    suffix: name.suffix ?? 'N/A',
  })
  const { save, busy, error } = useSaveAnswer('legal-name', form.failWith)
  const { values, errors, set } = form
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const judged = form.judge(legalNameStep({ production: isProduction() }))
    if (!judged) return
    const answer = nameAnswer(judged)
    if (isSameName(answer, name)) return form.fail([{ field: 'firstName', message: UNCHANGED }])
    await save(answer)
  }
  const box = (field: 'firstName' | 'middleName' | 'lastName', autoComplete: string) => ({
    name: field,
    autoComplete,
    value: values[field],
    error: errors[field],
    onChange: (event: { currentTarget: { value: string } }) => set(field, event.currentTarget.value),
  })
  return (
    <form className="portal-form" onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <FormProblem error={error} />
      <p className="text-muted">
        Enter it exactly as it appears on your government ID. If your name changed recently, the bureau may still have the old one.
      </p>
      <TextField label="First name" required {...box('firstName', 'given-name')} />
      <TextField label="Middle name" optional {...box('middleName', 'additional-name')} />
      <div className="grid gap-5 sm:grid-cols-[1fr_8rem]">
        <TextField label="Last name" required {...box('lastName', 'family-name')} />
        <Select
          name="suffix"
          label="Suffix"
          autoComplete="honorific-suffix"
          options={suffixes}
          value={values.suffix}
          error={errors.suffix}
          onChange={(event) => set('suffix', event.currentTarget.value)}
        />
      </div>
      <SubmitRow loading={busy} sticky={false} />
    </form>
  )
}

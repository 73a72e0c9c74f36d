import { legalNameStep, WIZARD_SUFFIXES } from '@hearthline/domain/registration'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { Select } from '@hearthline/ui/select'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { TextField } from '@hearthline/ui/text-field'
import type { FormEvent } from 'react'
import type { PersonName } from '../../frame/credit/obstacle.ts'
import { FormProblem } from '../../frame/form-problem.tsx'
import { useForm } from '../../frame/use-form.ts'
import { useSaveAnswer } from '../../frame/use-save-answer.ts'
import { isProduction } from '../../session/environment.ts'
import { isSameName, nameAnswer, UNCHANGED } from './correction.ts'

const suffixes = WIZARD_SUFFIXES.map((value) => ({ value, label: value }))

/** The legal name once more: a bureau finds nobody under a misspelt one. */
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
        Write it exactly as on your government ID. If you changed it lately, the bureau may still know the older one.
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

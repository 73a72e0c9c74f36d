import { legalNameStep, WIZARD_SUFFIXES } from '@hearthline/domain/registration'
import { Select } from '@hearthline/ui/select'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { TextField } from '@hearthline/ui/text-field'
import { useForm } from '../../frame/use-form.ts'
import { isProduction } from '../../session/environment.ts'
import { PrefilledNote } from './prefilled-note.tsx'
import { RegisterStep } from './register-step.tsx'
import { useWizard } from './use-wizard.ts'

const suffixes = WIZARD_SUFFIXES.map((value) => ({ value, label: value }))

/** The legal name, as on a government ID. */
export default function LegalNameStep() {
  const wizard = useWizard('legal-name')
  const form = useForm({ ...wizard.data.name, suffix: wizard.data.name.suffix || 'N/A' })
  const { values, errors, set } = form
  const submit = () => {
    const answer = form.judge(legalNameStep({ production: isProduction() }))
    if (answer) wizard.save({ name: { ...answer, middleName: answer.middleName ?? '' } })
  }
  const box = (name: 'firstName' | 'middleName' | 'lastName', autoComplete: string) => ({
    name,
    autoComplete,
    value: values[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
  })
  return (
    <RegisterStep
      id="legal-name"
      wizard={wizard}
      heading="What is your legal name?"
      why="Please write it exactly as on your government ID."
      form={form}
      onSubmit={submit}
      notice={<PrefilledNote groups={['name']} prefilled={wizard.prefilled} />}
    >
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
      <SubmitRow />
    </RegisterStep>
  )
}

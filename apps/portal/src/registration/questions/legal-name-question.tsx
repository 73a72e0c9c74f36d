import { legalNameStep, WIZARD_SUFFIXES } from '@hearthline/domain/registration'
import { Select } from '@hearthline/ui/select'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { NameField } from '../../forms/person-fields.tsx'
import { useForm } from '../../forms/use-form.ts'
import { isProduction } from '../../session/environment.ts'
import { PrefilledNote } from '../prefilled-note.tsx'
import { QuestionFrame } from '../question-frame.tsx'
import { useWizard } from '../use-wizard.ts'

const suffixes = WIZARD_SUFFIXES.map((value) => ({ value, label: value }))

/** The legal name, as on a government ID. */
export default function LegalNameQuestion() {
  const wizard = useWizard('legal-name')
  const form = useForm({ ...wizard.data.name, suffix: wizard.data.name.suffix || 'N/A' })
  const { values, errors, set } = form
  const submit = () => {
    const answer = form.judge(legalNameStep({ production: isProduction() }))
    if (answer) wizard.save({ name: { ...answer, middleName: answer.middleName ?? '' } })
  }
  return (
    <QuestionFrame
      id="legal-name"
      wizard={wizard}
      heading="What is your legal name?"
      why="Enter it exactly as it appears on your government ID."
      form={form}
      onSubmit={submit}
      notice={<PrefilledNote groups={['name']} prefilled={wizard.prefilled} />}
    >
      <NameField part="firstName" {...{ values, errors }} onChange={set} />
      <NameField part="middleName" {...{ values, errors }} onChange={set} />
      <div className="grid gap-5 sm:grid-cols-[1fr_8rem]">
        <NameField part="lastName" {...{ values, errors }} onChange={set} />
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
    </QuestionFrame>
  )
}

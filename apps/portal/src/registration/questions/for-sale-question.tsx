import { forSaleStep } from '@hearthline/domain/registration'
import { CardSelect } from '@hearthline/ui/card-select'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { useForm } from '../../forms/use-form.ts'
import { useCompany } from '../../session/use-organization.ts'
import { QuestionFrame } from '../question-frame.tsx'
import { useWizard } from '../use-wizard.ts'

/** Whether the property is for sale, in the organization's wording. */
export default function ForSaleQuestion() {
  const wizard = useWizard('for-sale')
  const { forSaleQuestion } = useCompany()
  const { isSaleStatusSet, isListedForSale } = wizard.data
  const form = useForm({ isListedForSale: isSaleStatusSet ? isListedForSale : undefined })
  const { values, errors, set } = form
  const submit = () => {
    const answer = form.judge(forSaleStep)
    if (answer) wizard.save({ ...answer, isSaleStatusSet: true })
  }
  return (
    <QuestionFrame
      id="for-sale"
      wizard={wizard}
      heading={forSaleQuestion}
      why="We can’t lend on a home that is for sale."
      form={form}
      onSubmit={submit}
    >
      <CardSelect
        name="isListedForSale"
        label={forSaleQuestion}
        hideLabel
        required
        options={[
          { value: 'no', label: 'No' },
          { value: 'yes', label: 'Yes' },
        ]}
        value={values.isListedForSale === undefined ? '' : values.isListedForSale ? 'yes' : 'no'}
        error={errors.isListedForSale}
        onValueChange={(value) => set('isListedForSale', value === 'yes')}
      />
      <SubmitRow />
    </QuestionFrame>
  )
}

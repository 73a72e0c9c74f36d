import { titleCaseAddress } from '@hearthline/domain'
import { homeAddressFrom, homeAddressStep } from '@hearthline/domain/registration'
import { CardSelect } from '@hearthline/ui/card-select'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { AddressFields } from '../../forms/address/address-fields.tsx'
import { addressText } from '../../forms/address/find-address.ts'
import { useForm } from '../../forms/use-form.ts'
import { PrefilledNote } from '../prefilled-note.tsx'
import { QuestionFrame } from '../question-frame.tsx'
import { useWizard } from '../use-wizard.ts'

/** "Is this also where you live?": yes, or the address of the home. */
export default function HomeAddressQuestion() {
  const wizard = useWizard('home-address')
  const { propertyAddress, homeAddress } = wizard.data
  const form = useForm(() => {
    const { street1, street2, city, state, zip } = homeAddress
    const isSame = addressText(homeAddress) === addressText(propertyAddress)
    const known = street1 === '' ? propertyAddress.occupancyType === 'HOME' || undefined : isSame
    return {
      livesThere: known as boolean | undefined,
      ...(isSame ? { street1: '', street2: '', city: '', state: '', zip: '' } : { street1, street2, city, state, zip }),
    }
  })
  const { values, errors, set } = form
  const submit = () => {
    const answer = form.judge(homeAddressStep)
    if (answer) wizard.save({ homeAddress: homeAddressFrom(answer, propertyAddress) })
  }
  return (
    <QuestionFrame
      id="home-address"
      wizard={wizard}
      heading="Is this also where you live?"
      why={titleCaseAddress(propertyAddress)}
      form={form}
      onSubmit={submit}
      notice={<PrefilledNote groups={['homeAddress']} prefilled={wizard.prefilled} />}
    >
      <CardSelect
        name="livesThere"
        label="Is this also where you live?"
        hideLabel
        required
        options={[
          { value: 'yes', label: 'Yes, I live here' },
          { value: 'no', label: 'No, I live somewhere else' },
        ]}
        value={values.livesThere === undefined ? '' : values.livesThere ? 'yes' : 'no'}
        error={errors.livesThere}
        onValueChange={(value) => set('livesThere', value === 'yes')}
      />
      {values.livesThere === false && <AddressFields values={values} errors={errors} onChange={set} section="section-home" />}
      <SubmitRow />
    </QuestionFrame>
  )
}

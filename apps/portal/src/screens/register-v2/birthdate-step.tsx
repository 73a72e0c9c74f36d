import { birthdateStep, consentsStep, type RegisterData } from '@hearthline/domain/registration'
import { DateField } from '@hearthline/ui/date-field'
import { SubmitRow } from '@hearthline/ui/submit-row'
import * as z from 'zod/mini'
import { useForm } from '../../frame/use-form.ts'
import { useFlags } from '../../session/flags.ts'
import { useOrganisation } from '../../session/use-organisation.ts'
import { LastConsents } from './last-consents.tsx'
import { PrefilledNote } from './prefilled-note.tsx'
import { RegisterStep } from './register-step.tsx'
import { RegistrationOutcome } from './registration-outcome.tsx'
import { useSubmitRegistration } from './use-submit-registration.ts'
import { useWizard } from './use-wizard.ts'

const today = (): string => {
  const now = new Date()
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`
}

const partsOf = (dob: RegisterData['dob']) => ({
  month: dob ? String(dob.month) : '',
  day: dob ? String(dob.day) : '',
  year: dob ? String(dob.year) : '',
})

/** Date of birth. In the newer authentication it is the last step, so the required consents stand here. */
export default function BirthdateStep() {
  const wizard = useWizard('birthdate')
  const organisation = useOrganisation()
  const flags = useFlags(organisation)
  const submission = useSubmitRegistration()
  const { data, isLast } = wizard
  const form = useForm({
    dob: partsOf(data.dob),
    termPrivacyConsent: data.termPrivacyConsent,
    communicationConsent: data.communicationConsent,
  })
  const { values, errors, set } = form
  const submit = () => {
    const asked = birthdateStep({ today: today(), state: data.propertyAddress.state, ageRestricted: flags.isOn('age-62-plus') })
    if (!isLast) {
      const answer = form.judge(asked)
      if (answer) wizard.save(answer)
      return
    }
    const answer = form.judge(z.extend(asked, consentsStep.shape))
    if (answer) void submission.submit(answer)
  }
  return (
    <RegisterStep
      id="birthdate"
      wizard={wizard}
      heading="When were you born?"
      why="We use it to find your credit file."
      form={form}
      onSubmit={submit}
      notice={
        <>
          <RegistrationOutcome submission={submission} />
          <PrefilledNote groups={['dob']} prefilled={wizard.prefilled} />
        </>
      }
    >
      <DateField
        name="dob"
        label="Date of birth"
        birthday
        required
        value={values.dob}
        error={errors.dob}
        onChange={(dob) => set('dob', dob)}
      />
      {isLast && <LastConsents values={values} errors={errors} onChange={set} />}
      <SubmitRow loading={submission.busy} label={isLast ? organisation.orgMetaData.companyInfo.applyButton : undefined} />
    </RegisterStep>
  )
}

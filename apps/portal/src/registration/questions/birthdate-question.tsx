import { birthdateStep } from '@hearthline/domain/registration'
import { BirthdateField } from '../../forms/person-fields.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useOrganization } from '../../session/use-organization.ts'
import { useFlags } from '../../visitor/flags.ts'
import { birthdateParts, today } from '../birthdate-parts.ts'
import { ClosingFields, finishQuestion } from '../closing-fields.tsx'
import { PrefilledNote } from '../prefilled-note.tsx'
import { QuestionFrame } from '../question-frame.tsx'
import { RegistrationOutcome } from '../registration-outcome.tsx'
import { useSubmitRegistration } from '../use-submit-registration.ts'
import { useWizard } from '../use-wizard.ts'

/** Date of birth. In the newer authentication it is the last question. */
export default function BirthdateQuestion() {
  const wizard = useWizard('birthdate')
  const submission = useSubmitRegistration()
  const { data, prefilled } = wizard
  const flags = useFlags(useOrganization(), data.propertyAddress.state)
  const form = useForm({
    dob: birthdateParts(data.dob),
    termPrivacyConsent: data.termPrivacyConsent,
    communicationConsent: data.communicationConsent,
  })
  const rule = { today: today(), state: data.propertyAddress.state, ageRestricted: flags.isOn('age-62-plus') }
  return (
    <QuestionFrame
      id="birthdate"
      wizard={wizard}
      heading="When were you born?"
      why="We use this to find your credit file."
      form={form}
      onSubmit={() => void finishQuestion(birthdateStep(rule), { wizard, submission, form })}
      notice={
        <>
          <RegistrationOutcome submission={submission} />
          <PrefilledNote groups={['dob']} prefilled={prefilled} />
        </>
      }
    >
      <BirthdateField value={form.values.dob} error={form.errors.dob} onChange={(dob) => form.set('dob', dob)} />
      <ClosingFields {...{ wizard, submission, form }} />
    </QuestionFrame>
  )
}

import { contactStep, formatPhoneAsTyped, isEmailLocked, NORTH_AMERICAN_COUNTRIES } from '@hearthline/domain/registration'
import { PhoneField } from '@hearthline/ui/phone-field'
import { EmailField } from '../../forms/person-fields.tsx'
import { useForm } from '../../forms/use-form.ts'
import { ClosingFields, finishQuestion } from '../closing-fields.tsx'
import { PrefilledNote } from '../prefilled-note.tsx'
import { QuestionFrame } from '../question-frame.tsx'
import { RegistrationOutcome } from '../registration-outcome.tsx'
import { TextConsents } from '../text-consents.tsx'
import { useSubmitRegistration } from '../use-submit-registration.ts'
import { useWizard } from '../use-wizard.ts'

/** Phone and email, with the two optional consents to text messages. For whoever is signed in it is the last question. */
export default function ContactQuestion() {
  const wizard = useWizard('phone-and-email')
  const submission = useSubmitRegistration()
  const { data, prefilled } = wizard
  const form = useForm({
    email: data.email,
    phoneNumber: formatPhoneAsTyped(data.phoneNumber),
    smsMarketingConsent: data.smsMarketingConsent,
    smsTransactionalConsent: data.smsTransactionalConsent,
    termPrivacyConsent: data.termPrivacyConsent,
    communicationConsent: data.communicationConsent,
  })
  const { values, errors, set } = form
  return (
    <QuestionFrame
      id="phone-and-email"
      wizard={wizard}
      heading="How can we reach you?"
      why="We’ll contact you about this application, and nothing else unless you agree below."
      form={form}
      onSubmit={() => void finishQuestion(contactStep, { wizard, submission, form })}
      notice={
        <>
          <RegistrationOutcome submission={submission} />
          <PrefilledNote groups={['email', 'phoneNumber']} prefilled={prefilled} />
        </>
      }
    >
      <EmailField
        value={values.email}
        error={errors.email}
        fixed={isEmailLocked({ prefilled })}
        onChange={(email) => set('email', email)}
      />
      <PhoneField
        name="phoneNumber"
        label="Mobile phone"
        required
        countries={NORTH_AMERICAN_COUNTRIES}
        value={values.phoneNumber}
        error={errors.phoneNumber}
        onChange={(formatted) => set('phoneNumber', formatted)}
      />
      <TextConsents values={values} onChange={set} />
      <ClosingFields {...{ wizard, submission, form }} />
    </QuestionFrame>
  )
}

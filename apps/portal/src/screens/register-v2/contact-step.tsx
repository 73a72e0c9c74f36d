import { consentsStep, contactStep, formatPhoneAsTyped } from '@hearthline/domain/registration'
import { PhoneField } from '@hearthline/ui/phone-field'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { TextField } from '@hearthline/ui/text-field'
import * as z from 'zod/mini'
import { useForm } from '../../frame/use-form.ts'
import { useCompany } from '../../session/use-organisation.ts'
import { LastConsents } from './last-consents.tsx'
import { PrefilledNote } from './prefilled-note.tsx'
import { RegisterStep } from './register-step.tsx'
import { RegistrationOutcome } from './registration-outcome.tsx'
import { TextConsents } from './text-consents.tsx'
import { useSubmitRegistration } from './use-submit-registration.ts'
import { useWizard } from './use-wizard.ts'

/** Phone and email, with the two optional consents to text messages. For whoever is signed in it is the last step. */
export default function ContactStep() {
  const wizard = useWizard('phone-and-email')
  const { applyButton } = useCompany()
  const submission = useSubmitRegistration()
  const { data, prefilled, isLast } = wizard
  const form = useForm({
    email: data.email,
    phoneNumber: formatPhoneAsTyped(data.phoneNumber),
    smsMarketingConsent: data.smsMarketingConsent,
    smsTransactionalConsent: data.smsTransactionalConsent,
    termPrivacyConsent: data.termPrivacyConsent,
    communicationConsent: data.communicationConsent,
  })
  const { values, errors, set } = form
  // The account's own email: an application cannot be opened under another (seed 000 §5).
  const emailIsFixed = prefilled.email === 'profile'
  const submit = () => {
    if (!isLast) {
      const answer = form.judge(contactStep)
      if (answer) wizard.save(answer)
      return
    }
    const answer = form.judge(z.extend(contactStep, consentsStep.shape))
    if (answer) void submission.submit(answer)
  }
  return (
    <RegisterStep
      id="phone-and-email"
      wizard={wizard}
      heading="How can we reach you?"
      why="We write to you about this application, and nothing else unless you agree below."
      form={form}
      onSubmit={submit}
      notice={
        <>
          <RegistrationOutcome submission={submission} />
          <PrefilledNote groups={['email', 'phoneNumber']} prefilled={prefilled} />
        </>
      }
    >
      <TextField
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        disabled={emailIsFixed}
        value={values.email}
        error={errors.email}
        onChange={(event) => set('email', event.currentTarget.value)}
      />
      <PhoneField
        name="phoneNumber"
        label="Mobile phone"
        required
        fixedCountry
        value={values.phoneNumber}
        error={errors.phoneNumber}
        onChange={(formatted) => set('phoneNumber', formatted)}
      />
      <TextConsents values={values} onChange={set} />
      {isLast && <LastConsents values={values} errors={errors} onChange={set} />}
      <SubmitRow loading={submission.busy} label={isLast ? applyButton : undefined} />
    </RegisterStep>
  )
}

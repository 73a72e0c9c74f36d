import { canRegister, setPasswordStep, unmetPasswordRules } from '@hearthline/domain/registration'
import { PasswordField } from '@hearthline/ui/password-field'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { useForm } from '../../forms/use-form.ts'
import { useCompany } from '../../session/use-organization.ts'
import { LastConsents } from '../last-consents.tsx'
import { QuestionFrame } from '../question-frame.tsx'
import { RegistrationOutcome } from '../registration-outcome.tsx'
import { useSubmitRegistration } from '../use-submit-registration.ts'
import { useWizard } from '../use-wizard.ts'

/** The last step: password, the two required consents, the authorization, and the check itself. The password is kept nowhere. */
export default function SetPasswordQuestion() {
  const wizard = useWizard('set-password')
  const { applyButton } = useCompany()
  const submission = useSubmitRegistration()
  const { data } = wizard
  const form = useForm({
    password: '',
    confirmation: '',
    termPrivacyConsent: data.termPrivacyConsent,
    communicationConsent: data.communicationConsent,
  })
  const { values, errors, set } = form
  const submit = async () => {
    const answer = form.judge(setPasswordStep)
    if (!answer || !canRegister({ ...data, password: answer.password })) return
    const { password, termPrivacyConsent, communicationConsent } = answer
    const refused = await submission.submit({ termPrivacyConsent, communicationConsent }, password)
    if (refused) form.failWith(refused)
  }
  return (
    <QuestionFrame
      id="set-password"
      wizard={wizard}
      heading="Choose a password"
      why="Use it to come back to your application at any time."
      form={form}
      onSubmit={() => void submit()}
      notice={<RegistrationOutcome submission={submission} />}
    >
      {/* For password managers: the name this password belongs to. */}
      <input type="email" name="username" autoComplete="username" value={data.email} readOnly hidden />
      <PasswordField
        name="password"
        label="Password"
        required
        value={values.password}
        error={errors.password}
        empty={values.password === ''}
        unmetRules={unmetPasswordRules(values.password).map(({ text }) => text)}
        onChange={(event) => set('password', event.currentTarget.value)}
      />
      <PasswordField
        name="confirmation"
        label="Password again"
        required
        value={values.confirmation}
        error={errors.confirmation}
        onChange={(event) => set('confirmation', event.currentTarget.value)}
      />
      <LastConsents values={values} errors={errors} onChange={set} />
      <SubmitRow loading={submission.busy} label={applyButton} />
    </QuestionFrame>
  )
}

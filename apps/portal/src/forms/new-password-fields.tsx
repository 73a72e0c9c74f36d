import { unmetPasswordRules } from '@hearthline/domain/registration'
import { PasswordField } from '@hearthline/ui/password-field'

export interface NewPassword {
  readonly password: string
  readonly confirmation: string
}

export interface NewPasswordFieldsProps {
  readonly values: NewPassword
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (name: keyof NewPassword, value: string) => void
}

/** A new password and the same again, with the meter of the wizard. Nothing keeps a password manager from pasting. */
export function NewPasswordFields({ values, errors, onChange }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        name="password"
        label="New password"
        required
        value={values.password}
        error={errors.password}
        empty={values.password === ''}
        unmetRules={unmetPasswordRules(values.password).map(({ text }) => text)}
        onChange={(event) => onChange('password', event.currentTarget.value)}
      />
      <PasswordField
        name="confirmation"
        label="New password again"
        required
        value={values.confirmation}
        error={errors.confirmation}
        onChange={(event) => onChange('confirmation', event.currentTarget.value)}
      />
    </>
  )
}

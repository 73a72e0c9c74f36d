/** The fields that ask who someone is, each once: the wizard and the waitlist show the same. */
import type { DateParts } from '@hearthline/ui/date-field'
import { DateField } from '@hearthline/ui/date-field'
import { TextField } from '@hearthline/ui/text-field'

type Errors = Readonly<Record<string, string>>

const NAMES = {
  firstName: { label: 'First name', autoComplete: 'given-name', optional: false },
  middleName: { label: 'Middle name', autoComplete: 'additional-name', optional: true },
  lastName: { label: 'Last name', autoComplete: 'family-name', optional: false },
} as const

export interface NameFieldProps<Part extends keyof typeof NAMES> {
  part: Part
  values: Readonly<Record<Part, string>>
  errors: Errors
  onChange: (part: Part, value: string) => void
}

export function NameField<Part extends keyof typeof NAMES>({ part, values, errors, onChange }: NameFieldProps<Part>) {
  const { label, autoComplete, optional } = NAMES[part]
  return (
    <TextField
      name={part}
      label={label}
      autoComplete={autoComplete}
      optional={optional}
      required={!optional}
      value={values[part]}
      error={errors[part]}
      onChange={(event) => onChange(part, event.currentTarget.value)}
    />
  )
}

export interface EmailFieldProps {
  value: string
  error: string | undefined
  /** It is the account's own. */
  fixed?: boolean
  onChange: (value: string) => void
}

export const EmailField = ({ value, error, fixed, onChange }: EmailFieldProps) => (
  <TextField
    name="email"
    label="Email"
    type="email"
    inputMode="email"
    autoComplete="email"
    required
    disabled={fixed}
    description={fixed ? 'This is the email of your account. Your application will use it.' : undefined}
    value={value}
    error={error}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
)

export interface BirthdateFieldProps {
  value: DateParts
  error: string | undefined
  onChange: (parts: DateParts) => void
}

export const BirthdateField = (props: BirthdateFieldProps) => <DateField name="dob" label="Date of birth" birthday required {...props} />

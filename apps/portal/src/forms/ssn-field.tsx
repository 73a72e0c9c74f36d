import { SecretNumberField } from './secret-number-field.tsx'
import { groupSsn, typedSsn } from './ssn-text.ts'

export interface SsnFieldProps {
  name?: string
  label?: string
  description?: string
  value: string
  error?: string
  onChange: (typed: string) => void
}

/** A Social Security number: hidden unless asked for, grouped when the field is left. Its value belongs in the form's own memory and nowhere else. */
export function SsnField({ name = 'ssn', label = 'Social Security number', description, value, error, onChange }: SsnFieldProps) {
  return (
    <SecretNumberField
      name={name}
      label={label}
      description={description ?? 'Nine digits, with or without dashes.'}
      required
      value={value}
      error={error}
      showLabel="Show the number"
      onChange={(event) => onChange(typedSsn(event.currentTarget.value))}
      onBlur={() => onChange(groupSsn(value))}
    />
  )
}

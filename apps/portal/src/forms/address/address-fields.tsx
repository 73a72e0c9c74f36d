import { US_STATES, usStateCodes } from '@hearthline/domain/registration'
import { Select } from '@hearthline/ui/select'
import { TextField } from '@hearthline/ui/text-field'

export interface AddressValues {
  readonly street1: string
  readonly street2: string
  readonly city: string
  readonly state: string
  readonly zip: string
}

export interface AddressFieldsProps {
  values: AddressValues
  errors: Readonly<Record<string, string>>
  onChange: (part: keyof AddressValues, value: string) => void
  /** Section of autofill: the home and the property are two addresses. */
  section?: string
}

const options = usStateCodes.map((code) => ({ value: code, label: US_STATES[code] }))

/** An address by hand. */
export function AddressFields({ values, errors, onChange, section = 'section-property' }: AddressFieldsProps) {
  const box = (part: keyof AddressValues, autoComplete: string) => ({
    name: part,
    value: values[part],
    error: errors[part],
    autoComplete: `${section} ${autoComplete}`,
    onChange: (event: { currentTarget: { value: string } }) => onChange(part, event.currentTarget.value),
  })
  return (
    <div className="grid gap-5">
      <TextField label="Street address" required {...box('street1', 'address-line1')} />
      <TextField label="Apartment or unit" optional {...box('street2', 'address-line2')} />
      <TextField label="City" required {...box('city', 'address-level2')} />
      {/* Wide enough for the message under the zip code to stay in one line. */}
      <div className="grid gap-5 sm:grid-cols-[1fr_14rem]">
        <Select label="State" required placeholder="Choose one" options={options} {...box('state', 'address-level1')} />
        <TextField label="ZIP code" required inputMode="numeric" maxLength={5} {...box('zip', 'postal-code')} />
      </div>
    </div>
  )
}

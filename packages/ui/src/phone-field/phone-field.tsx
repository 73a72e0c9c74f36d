import { type ChangeEvent, type FocusEvent, type Ref, useLayoutEffect, useRef, useState } from 'react'
import { Field, type FieldText, useFieldIds } from '../field/index.ts'
import { ChevronDownIcon } from '../icon/index.ts'
import { formatPhone } from './format-phone.ts'
import { defaultPhoneCountry, type PhoneCountry, phoneCountry } from './phone-country.ts'

export interface PhoneFieldProps extends FieldText {
  /** In national format: "(415) 555-0132". */
  value: string
  onChange: (formatted: string, country: PhoneCountry) => void
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
  ref?: Ref<HTMLInputElement>
  id?: string
  name?: string
  /** What the picker offers; without a list, or with one country, there is no picker. */
  countries?: readonly PhoneCountry[]
  /** ISO code; the first of the list by default. Given together with onCountryChange it is controlled. */
  country?: string
  onCountryChange?: (country: PhoneCountry) => void
  /** Hides the picker where only one country makes sense. */
  fixedCountry?: boolean
  required?: boolean
  disabled?: boolean
  readOnly?: boolean
  className?: string
}

const ONE_COUNTRY = [defaultPhoneCountry]

/** A phone number with its country, formatted while it is typed; the caret keeps its digit. */
export function PhoneField(props: PhoneFieldProps) {
  const { value, onChange, onBlur, ref, name, country: given, onCountryChange, fixedCountry, required, disabled, readOnly } = props
  const { label, description, error, optional, hideLabel, className, countries = ONE_COUNTRY } = props
  const ids = useFieldIds(props)
  const [chosen, setChosen] = useState(given ?? '')
  const country = phoneCountry(countries, onCountryChange && given ? given : chosen)
  const inner = useRef<HTMLInputElement | null>(null)
  const digitsBefore = useRef<number | null>(null)

  useLayoutEffect(() => {
    const box = inner.current
    if (digitsBefore.current === null || !box || document.activeElement !== box) return
    let caret = 0
    for (let seen = 0; caret < box.value.length && seen < digitsBefore.current; caret++) if (/\d/.test(box.value[caret]!)) seen++
    box.setSelectionRange(caret, caret)
    digitsBefore.current = null
  })

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const box = event.currentTarget
    const at = box.selectionStart ?? box.value.length
    // At the end the caret simply stays at the end, and separators follow the digits.
    digitsBefore.current = at === box.value.length ? null : box.value.slice(0, at).replace(/\D/g, '').length
    onChange(formatPhone(box.value, country), country)
  }
  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    const next = phoneCountry(countries, event.currentTarget.value)
    setChosen(next.countryCode)
    onCountryChange?.(next)
    onChange(formatPhone(value, next), next)
  }

  return (
    <Field {...{ ids, label, description, error, optional, hideLabel, className }}>
      <div className={`ui-control ui-control-phone${disabled ? ' ui-control-disabled' : ''}${readOnly ? ' ui-control-readonly' : ''}`}>
        {!fixedCountry && countries.length > 1 && (
          <div className="ui-phone-country">
            <span aria-hidden="true">
              {country.countryCode} +{country.callingCode}
            </span>
            <ChevronDownIcon size={16} />
            <select aria-label="Country" value={country.countryCode} onChange={choose} disabled={disabled || readOnly} autoComplete="off">
              {countries.map((option) => (
                <option key={option.countryCode} value={option.countryCode}>
                  {option.country} (+{option.callingCode})
                </option>
              ))}
            </select>
          </div>
        )}
        <input
          className="ui-input"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          id={ids.id}
          name={name}
          ref={(element) => {
            inner.current = element
            if (typeof ref === 'function') ref(element)
            else if (ref) ref.current = element
          }}
          value={value}
          disabled={disabled}
          readOnly={readOnly}
          onBlur={onBlur}
          onChange={change}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
          aria-required={required || undefined}
        />
      </div>
    </Field>
  )
}

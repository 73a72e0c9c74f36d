import type { ChangeEvent, FocusEvent, ReactNode, Ref } from 'react'
import { FieldSet, type FieldText, useFieldIds } from '../field/index.ts'

export interface RadioOption {
  value: string
  label: ReactNode
  description?: ReactNode
  disabled?: boolean
}

export interface RadioGroupProps extends FieldText {
  name: string
  options: readonly RadioOption[]
  /** Controlled; leave out when the form library's `register(name)` is spread on it. */
  value?: string | null
  defaultValue?: string
  onValueChange?: (value: string) => void
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
  /** Given to every radio of the group, as form libraries expect. */
  ref?: Ref<HTMLInputElement>
  required?: boolean
  disabled?: boolean
  readOnly?: boolean
  /** side: in a row where there is space (Yes, No). */
  layout?: 'stack' | 'side'
  id?: string
  className?: string
}

/** One of a few plain answers. The first radio carries the group's id, so that an error summary's link lands on it. */
export function RadioGroup(props: RadioGroupProps) {
  const { name, options, value, defaultValue, onValueChange, onChange, onBlur, ref, required, disabled, readOnly, layout = 'stack' } = props
  const { label, description, error, optional, hideLabel, className } = props
  const ids = useFieldIds(props)
  return (
    <FieldSet {...{ ids, label, description, error, optional, hideLabel, className, disabled, readOnly, required, role: 'radiogroup' }}>
      <div className={`ui-radios ui-radios-${layout}`}>
        {options.map((option, index) => {
          const id = index === 0 ? ids.id : `${ids.id}-${option.value}`
          return (
            <div className="ui-check" key={option.value}>
              <input
                type="radio"
                className="ui-radio"
                id={id}
                name={name}
                value={option.value}
                ref={ref}
                onBlur={onBlur}
                disabled={option.disabled || (readOnly && (value === undefined ? defaultValue : value) !== option.value)}
                aria-describedby={option.description ? `${id}-about` : undefined}
                onChange={(event) => {
                  onChange?.(event)
                  onValueChange?.(event.currentTarget.value)
                }}
                {...(value !== undefined ? { checked: value === option.value } : { defaultChecked: defaultValue === option.value })}
              />
              <div className="ui-check-words">
                <label htmlFor={id}>{option.label}</label>
                {option.description && (
                  <p className="ui-description" id={`${id}-about`}>
                    {option.description}
                  </p>
                )}
              </div>
            </div>
          )
        })}
      </div>
    </FieldSet>
  )
}

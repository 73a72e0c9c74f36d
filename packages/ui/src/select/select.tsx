import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldText, useFieldIds } from '../field/index.ts'
import { ChevronDownIcon } from '../icon/index.ts'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'size' | 'multiple'>, FieldText {
  options: readonly SelectOption[]
  /** First line with an empty value, such as "Choose one". */
  placeholder?: string
  /** A native list cannot be read-only: the answer is shown as text and sent by a hidden input. */
  readOnly?: boolean
}

/** The platform's own list, in our dress: the best one on a phone. */
export function Select(props: SelectProps) {
  const { label, description, error, optional, hideLabel, className, required, options, placeholder, readOnly, ...select } = props
  const ids = useFieldIds(props)
  const chosen = options.find((option) => option.value === (select.value ?? select.defaultValue))
  return (
    <Field {...{ ids, label, description, error, optional, hideLabel, className }}>
      <div
        className={`ui-control ui-control-select${select.disabled ? ' ui-control-disabled' : ''}${readOnly ? ' ui-control-readonly' : ''}`}
      >
        {readOnly ? (
          <>
            <input id={ids.id} className="ui-input" readOnly value={chosen?.label ?? ''} aria-describedby={ids.describedBy} />
            <input type="hidden" name={select.name} value={chosen?.value ?? ''} />
          </>
        ) : (
          <select
            {...select}
            id={ids.id}
            className="ui-input"
            aria-describedby={ids.describedBy}
            aria-invalid={error ? true : undefined}
            aria-required={required || undefined}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
        )}
        {!readOnly && <ChevronDownIcon className="ui-select-mark" />}
      </div>
    </Field>
  )
}

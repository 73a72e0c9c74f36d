import type { ComponentPropsWithRef } from 'react'
import { FieldError, type FieldText, useFieldIds } from '../field/index.ts'

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'>, Omit<FieldText, 'hideLabel'> {}

/** One box to tick: a consent, a choice. The whole line can be pressed. Links in the label work on their own. */
export function Checkbox(props: CheckboxProps) {
  const { label, description, error, optional, className, required, readOnly, onClick, ...input } = props
  const ids = useFieldIds(props)
  return (
    <div className={`ui-field ui-check${className ? ` ${className}` : ''}`} data-invalid={error ? true : undefined}>
      <input
        {...input}
        type="checkbox"
        id={ids.id}
        className="ui-check-box"
        // The platform has no read-only tick: it keeps the focus and its words, and a press changes nothing.
        onClick={readOnly ? (event) => event.preventDefault() : onClick}
        aria-readonly={readOnly || undefined}
        aria-describedby={ids.describedBy}
        aria-invalid={error ? true : undefined}
        aria-required={required || undefined}
      />
      <div className="ui-check-words">
        <label htmlFor={ids.id}>
          {label}
          {optional && <span className="ui-optional"> (optional)</span>}
        </label>
        {description && (
          <p className="ui-description" id={ids.descriptionId}>
            {description}
          </p>
        )}
        <FieldError id={ids.errorId}>{error}</FieldError>
      </div>
    </div>
  )
}

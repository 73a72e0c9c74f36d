import type { ComponentPropsWithRef, ReactNode } from 'react'
import { FieldError, type FieldText, useFieldIds } from '../field/index.ts'

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'role'>, Omit<FieldText, 'optional'> {
  /** Between the words and the switch: what turning it on brings. */
  detail?: ReactNode
}

/** On or off, in force at once. A native checkbox with the switch role. */
export function Switch(props: SwitchProps) {
  const { label, description, error, hideLabel, detail, className, required, readOnly, onClick, ...input } = props
  const ids = useFieldIds(props)
  return (
    <div className={`ui-switch-row${className ? ` ${className}` : ''}`} data-invalid={error ? true : undefined}>
      <div className="ui-switch-words">
        <label htmlFor={ids.id} className={hideLabel ? 'ui-visually-hidden' : 'ui-switch-label'}>
          {label}
        </label>
        {description && (
          <p className="ui-description" id={ids.descriptionId}>
            {description}
          </p>
        )}
        <FieldError id={ids.errorId}>{error}</FieldError>
      </div>
      {detail && <span className="ui-switch-detail">{detail}</span>}
      <input
        {...input}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own state
        role="switch"
        id={ids.id}
        className="ui-switch"
        // The platform has no read-only tick: it keeps the focus and its words, and a press changes nothing.
        onClick={readOnly ? (event) => event.preventDefault() : onClick}
        aria-readonly={readOnly || undefined}
        aria-describedby={ids.describedBy}
        aria-invalid={error ? true : undefined}
        aria-required={required || undefined}
      />
    </div>
  )
}

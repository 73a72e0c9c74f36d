import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldText, useFieldIds } from '../field/index.ts'

export interface TextareaProps extends ComponentPropsWithRef<'textarea'>, FieldText {
  /** Shows "12 of 1000" under the box: the length now, given by the caller, against `maxCount`. */
  count?: number
  maxCount?: number
}

/** Several lines of text; 5 rows by default [interface/pieces]. */
export function Textarea(props: TextareaProps) {
  const { label, description, error, optional, hideLabel, className, required, count, maxCount, ...area } = props
  const ids = useFieldIds(props)
  return (
    <Field {...{ ids, label, description, error, optional, hideLabel, className }}>
      <div
        className={`ui-control ui-control-area${area.disabled ? ' ui-control-disabled' : ''}${area.readOnly ? ' ui-control-readonly' : ''}`}
      >
        <textarea
          rows={5}
          {...area}
          id={ids.id}
          className="ui-input"
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
          aria-required={required || undefined}
        />
      </div>
      {maxCount !== undefined && (
        <p className="ui-description ui-count">
          {count ?? 0} of {maxCount}
        </p>
      )}
    </Field>
  )
}

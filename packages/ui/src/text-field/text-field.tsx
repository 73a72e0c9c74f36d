import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names/index.ts'
import { Field, type FieldText, useFieldIds } from '../field/index.ts'

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'prefix' | 'size'>, FieldText {
  /** Inside the box before the text, for example a currency sign. */
  prefix?: ReactNode
  /** Inside the box after the text: a unit or a small button. */
  suffix?: ReactNode
  /** Class of the whole field, for placing it; `className` too. */
  className?: string
}

/** One line of text. Spread a form library's `register(name)` on it, or give `value` and `onChange`. */
export function TextField(props: TextFieldProps) {
  const { label, description, error, optional, hideLabel, prefix, suffix, className, required, ...input } = props
  const ids = useFieldIds(props)
  return (
    <Field {...{ ids, label, description, error, optional, hideLabel, className }}>
      <div className={classNames('ui-control', input.disabled && 'ui-control-disabled', input.readOnly && 'ui-control-readonly')}>
        {prefix && <span className="ui-control-prefix">{prefix}</span>}
        <input
          type="text"
          {...input}
          id={ids.id}
          className="ui-input"
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
          aria-required={required || undefined}
        />
        {suffix && <span className="ui-control-suffix">{suffix}</span>}
      </div>
    </Field>
  )
}

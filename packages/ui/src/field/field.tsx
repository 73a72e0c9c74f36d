import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names/index.ts'
import { ErrorIcon } from '../icon/index.ts'

/** What every field has around its control. */
export interface FieldText {
  label: ReactNode
  /** One sentence under the label; read with the field. */
  description?: ReactNode
  /** What is wrong and what to do. Its presence makes the field invalid. */
  error?: string
  /** Marks the field with "(optional)". Fields are required unless this says otherwise. */
  optional?: boolean
  /** Keeps the label for screen readers only, where a heading already asks the question. */
  hideLabel?: boolean
}

export interface FieldIds {
  id: string
  descriptionId: string
  errorId: string
  describedBy: string | undefined
}

/** The ids that tie a control to its words. The control's id is its `id`, else its `name`, so that an error summary can link to `#name`. */
export function useFieldIds(given: { id?: string; name?: string; description?: ReactNode; error?: string }): FieldIds {
  const made = useId()
  const id = given.id ?? given.name ?? made
  const descriptionId = `${id}-description`
  const errorId = `${id}-error`
  const describedBy = [given.error && errorId, given.description && descriptionId].filter(Boolean).join(' ') || undefined
  return { id, descriptionId, errorId, describedBy }
}

export function FieldError({ id, children }: { id?: string; children?: string }) {
  if (!children) return null
  return (
    <p className="ui-field-error" id={id}>
      <ErrorIcon size={18} />
      <span>{children}</span>
    </p>
  )
}

export interface FieldProps extends FieldText {
  ids: FieldIds
  className?: string
  children: ReactNode
}

/** Label, description, the control, error: one control's frame. */
export function Field({ ids, label, description, error, optional, hideLabel, className, children }: FieldProps) {
  return (
    <div className={classNames('ui-field', className)} data-invalid={error ? true : undefined}>
      <label htmlFor={ids.id} className={hideLabel ? 'ui-visually-hidden' : 'ui-label'}>
        {label}
        {optional && <span className="ui-optional"> (optional)</span>}
      </label>
      {description && (
        <p className="ui-description" id={ids.descriptionId}>
          {description}
        </p>
      )}
      {children}
      <FieldError id={ids.errorId}>{error}</FieldError>
    </div>
  )
}

export interface FieldSetProps extends FieldText {
  ids: FieldIds
  disabled?: boolean
  /** The answer stands and cannot be changed; only groups of radios can say so. */
  readOnly?: boolean
  required?: boolean
  role?: 'radiogroup' | 'group'
  className?: string
  children: ReactNode
}

/** The same frame for several controls under one question. */
export function FieldSet({
  ids,
  label,
  description,
  error,
  optional,
  hideLabel,
  disabled,
  readOnly,
  required,
  role,
  className,
  children,
}: FieldSetProps) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: only set where the role is radiogroup, which has it
    <fieldset
      className={classNames('ui-field', className)}
      disabled={disabled}
      role={role}
      aria-describedby={ids.describedBy}
      aria-invalid={role === 'radiogroup' && error ? true : undefined}
      aria-required={role === 'radiogroup' && required ? true : undefined}
      aria-readonly={role === 'radiogroup' && readOnly ? true : undefined}
      data-invalid={error ? true : undefined}
    >
      <legend className={hideLabel ? 'ui-visually-hidden' : 'ui-label'}>
        {label}
        {optional && <span className="ui-optional"> (optional)</span>}
      </legend>
      {description && (
        <p className="ui-description" id={ids.descriptionId}>
          {description}
        </p>
      )}
      {children}
      <FieldError id={ids.errorId}>{error}</FieldError>
    </fieldset>
  )
}

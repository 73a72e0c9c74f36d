import type { ReactNode } from 'react'
import { FieldSet, useFieldIds } from '../field/index.ts'
import type { RadioGroupProps } from '../radio-group/index.ts'

export interface CardOption {
  value: string
  label: ReactNode
  /** Second line: what the choice means. */
  description?: ReactNode
  /** At the far end of the card, for example a figure. */
  detail?: ReactNode
  disabled?: boolean
}

export interface CardSelectProps extends Omit<RadioGroupProps, 'options' | 'layout'> {
  options: readonly CardOption[]
  /** list: one under the other with a radio mark. tiles: side by side, centred, as the term cards of an offer. */
  layout?: 'list' | 'tiles'
}

/** One of a few answers as cards; native radios underneath, so arrows, forms and screen readers work as ever. */
export function CardSelect(props: CardSelectProps) {
  const { name, options, value, defaultValue, onValueChange, onChange, onBlur, ref, required, disabled, readOnly, layout = 'list' } = props
  const { label, description, error, optional, hideLabel, className } = props
  const ids = useFieldIds(props)
  return (
    <FieldSet {...{ ids, label, description, error, optional, hideLabel, className, disabled, readOnly, required, role: 'radiogroup' }}>
      <div className={`ui-cards ui-cards-${layout}`}>
        {options.map((option, index) => {
          const id = index === 0 ? ids.id : `${ids.id}-${option.value}`
          const words = `${id}-label`
          return (
            <label className="ui-choice" key={option.value} htmlFor={id}>
              <input
                type="radio"
                className="ui-radio"
                id={id}
                name={name}
                value={option.value}
                ref={ref}
                onBlur={onBlur}
                disabled={option.disabled || (readOnly && (value === undefined ? defaultValue : value) !== option.value)}
                aria-labelledby={words}
                aria-describedby={option.description || option.detail ? `${id}-about` : undefined}
                onChange={(event) => {
                  onChange?.(event)
                  onValueChange?.(event.currentTarget.value)
                }}
                {...(value !== undefined ? { checked: value === option.value } : { defaultChecked: defaultValue === option.value })}
              />
              <span className="ui-choice-words">
                <span className="ui-choice-label" id={words}>
                  {option.label}
                </span>
                {(option.description || option.detail) && (
                  <span className="ui-choice-about" id={`${id}-about`}>
                    {option.description && <span className="ui-choice-description">{option.description}</span>}
                    {option.detail && <span className="ui-choice-detail">{option.detail}</span>}
                  </span>
                )}
              </span>
            </label>
          )
        })}
      </div>
    </FieldSet>
  )
}

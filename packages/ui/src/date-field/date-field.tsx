import type { ClipboardEvent, FocusEvent, Ref } from 'react'
import { FieldSet, type FieldText, useFieldIds } from '../field/index.ts'
import { assertGregorian, type DateParts, splitDate } from './assemble-date.ts'

export interface DateFieldProps extends FieldText {
  value: DateParts
  onChange: (parts: DateParts) => void
  onBlur?: (event: FocusEvent<HTMLElement>) => void
  /** Of the month's box, where the focus continues an error. */
  ref?: Ref<HTMLInputElement>
  id?: string
  name?: string
  /** Fills by the browser's birthday. */
  birthday?: boolean
  /** Gregorian only; another one throws. */
  calendar?: string
  required?: boolean
  disabled?: boolean
  readOnly?: boolean
  className?: string
}

const boxes = [
  { part: 'month', label: 'Month', hint: 'MM', length: 2 },
  { part: 'day', label: 'Day', hint: 'DD', length: 2 },
  { part: 'year', label: 'Year', hint: 'YYYY', length: 4 },
] as const

/** A date in three boxes. A whole date pasted into any of them fills all three. The focus never jumps by itself. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, onBlur, ref, name, birthday, calendar = 'gregory', required, disabled, readOnly } = props
  const { label, description, error, optional, hideLabel, className } = props
  assertGregorian(calendar)
  const ids = useFieldIds(props)
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const parts = splitDate(event.clipboardData.getData('text'))
    if (!parts || readOnly) return
    event.preventDefault()
    onChange(parts)
  }
  return (
    <FieldSet {...{ ids, label, description, error, optional, hideLabel, className, disabled, role: 'group' }}>
      <div className="ui-date">
        {boxes.map((box) => {
          const id = box.part === 'month' ? ids.id : `${ids.id}-${box.part}`
          return (
            <div key={box.part} className={`ui-date-part ui-date-${box.part}`}>
              <label htmlFor={id} className="ui-sublabel">
                {box.label}
              </label>
              <div className={`ui-control${disabled ? ' ui-control-disabled' : ''}${readOnly ? ' ui-control-readonly' : ''}`}>
                <input
                  className="ui-input"
                  type="text"
                  inputMode="numeric"
                  autoComplete={birthday ? `bday-${box.part}` : 'off'}
                  placeholder={box.hint}
                  maxLength={box.length}
                  id={id}
                  name={name && `${name}.${box.part}`}
                  ref={box.part === 'month' ? ref : undefined}
                  value={value[box.part]}
                  readOnly={readOnly}
                  onBlur={onBlur}
                  onPaste={paste}
                  onChange={(event) => onChange({ ...value, [box.part]: event.currentTarget.value.replace(/\D/g, '') })}
                  aria-invalid={error ? true : undefined}
                  aria-required={required || undefined}
                  aria-describedby={ids.describedBy}
                />
              </div>
            </div>
          )
        })}
      </div>
    </FieldSet>
  )
}

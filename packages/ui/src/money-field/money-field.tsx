import { type ChangeEvent, type Ref, useLayoutEffect, useRef } from 'react'
import { TextField, type TextFieldProps } from '../text-field/index.ts'
import { deleteBesideSeparator, formatMoneyInput, groupThousands } from './format-money-input.ts'

export interface MoneyFieldProps extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'prefix' | 'maxLength'> {
  /** Whole dollars; null when empty. */
  value: number | null
  onChange: (dollars: number | null) => void
  /** Nine, by default: up to 999,999,999. */
  maxDigits?: number
  ref?: Ref<HTMLInputElement>
}

/** An amount in whole dollars, grouped while it is typed; the caret keeps its place. Controlled: use it through the form library's controller. */
export function MoneyField({ value, onChange, maxDigits = 9, ref, onKeyDown, ...rest }: MoneyFieldProps) {
  const inner = useRef<HTMLInputElement | null>(null)
  const caret = useRef<number | null>(null)
  const key = useRef<string>('')
  const text = value === null || Number.isNaN(value) ? '' : groupThousands(String(Math.trunc(value)))

  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== inner.current) return
    inner.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const box = event.currentTarget
    const at = box.selectionStart ?? box.value.length
    const pressed = key.current
    const edit =
      pressed === 'Backspace' || pressed === 'Delete' ? deleteBesideSeparator(text, box.value, at, pressed) : { raw: box.value, caret: at }
    const next = formatMoneyInput(edit.raw, edit.caret, maxDigits)
    caret.current = next.caret
    if (next.text === text) {
      box.value = text
      box.setSelectionRange(next.caret, next.caret)
    }
    onChange(next.value)
  }

  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      prefix="$"
      ref={(element) => {
        inner.current = element
        if (typeof ref === 'function') ref(element)
        else if (ref) ref.current = element
      }}
      value={text}
      onChange={change}
      onKeyDown={(event) => {
        key.current = event.key
        onKeyDown?.(event)
      }}
    />
  )
}

import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { useFieldIds } from '../field/index.ts'

export interface SliderProps {
  label: ReactNode
  hideLabel?: boolean
  value: number
  onChange: (value: number) => void
  /** When the thumb is let go, or a key was pressed: the moment to ask a server. */
  onChangeEnd?: (value: number) => void
  min: number
  max: number
  step: number
  /** How the value is read out, and written under both ends: "$85,000". */
  format: (value: number) => string
  /** Hides the two figures under the ends. */
  hideEnds?: boolean
  disabled?: boolean
  id?: string
  name?: string
}

/**
 * A value by thumb, arrows, Page Up and Down, Home and End. Always put a field beside it for typing.
 * A native range: React Aria's reads out a plain number whatever the caller wants said, and evaluates ten times as much.
 */
export function Slider(props: SliderProps) {
  const { label, hideLabel, value, onChange, onChangeEnd, min, max, step, format, hideEnds, disabled, name } = props
  const ids = useFieldIds(props)
  const input = useRef<HTMLInputElement>(null)
  const end = useRef(onChangeEnd)
  end.current = onChangeEnd
  useEffect(() => {
    // React's onChange is the browser's input event; letting go is the browser's change event, which React does not pass on.
    const element = input.current
    const settle = () => end.current?.(Number(element?.value))
    element?.addEventListener('change', settle)
    return () => element?.removeEventListener('change', settle)
  }, [])
  const share = max > min ? (Math.min(max, Math.max(min, value)) - min) / (max - min) : 0
  return (
    <div className="ui-slider">
      <label htmlFor={ids.id} className={hideLabel ? 'ui-visually-hidden' : 'ui-label'}>
        {label}
      </label>
      <input
        ref={input}
        type="range"
        className="ui-range"
        style={{ '--share': share } as CSSProperties}
        id={ids.id}
        name={name}
        value={value}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        aria-valuetext={format(value)}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
      {!hideEnds && (
        <div className="ui-slider-ends" aria-hidden="true">
          <span>{format(min)}</span>
          <span>{format(max)}</span>
        </div>
      )}
    </div>
  )
}

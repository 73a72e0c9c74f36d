import { formatCode } from '../words/format-code.ts'
import type { Entry } from './register-words.ts'

const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']

export interface Weekday {
  readonly weekday: string
  readonly weekdayValue: number
  readonly isOpen: boolean
  readonly startTime: string | null
  readonly endTime: string | null
}

/** Six to five from Monday to Friday, seven to three at the weekend: what holds without an entry. */
export const STANDARD_WEEK: readonly Weekday[] = WEEKDAYS.map((weekday, place) => ({
  weekday,
  weekdayValue: place + 1,
  isOpen: true,
  startTime: place < 5 ? '06:00' : '07:00',
  endTime: place < 5 ? '17:00' : '15:00',
}))

interface WeekFieldProps {
  readonly week: readonly Weekday[]
  /** By path: weekdays.0.endTime. */
  readonly errors: Readonly<Record<string, string | undefined>>
  readonly onChange: (week: readonly Weekday[]) => void
}

/** A week as a grid: a line for each day. */
export function WeekField({ week, errors, onChange }: WeekFieldProps) {
  const change = (at: number, more: Partial<Weekday>) => onChange(week.map((day, place) => (place === at ? { ...day, ...more } : day)))
  return (
    <table className="console-table register-week">
      <caption>The week, in Pacific Time</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Open</th>
          <th scope="col">From</th>
          <th scope="col">To</th>
        </tr>
      </thead>
      <tbody>
        {week.map((day, at) => {
          const name = formatCode(day.weekday)
          const error = ['weekday', 'isOpen', 'startTime', 'endTime'].map((part) => errors[`weekdays.${at}.${part}`]).find(Boolean)
          const time = (part: 'startTime' | 'endTime', label: string) => (
            <input
              type="time"
              className="ui-input"
              aria-label={`${name}, ${label}`}
              aria-invalid={errors[`weekdays.${at}.${part}`] ? true : undefined}
              aria-describedby={error ? `week-${at}-error` : undefined}
              disabled={!day.isOpen}
              value={day[part] ?? ''}
              onChange={({ target }) => change(at, { [part]: target.value || null })}
            />
          )
          return (
            <tr key={day.weekday} data-invalid={error ? true : undefined}>
              <th scope="row">
                {name}
                {error && (
                  <p id={`week-${at}-error`} className="ui-field-error">
                    {error}
                  </p>
                )}
              </th>
              <td>
                <input
                  type="checkbox"
                  aria-label={`${name}, open`}
                  checked={day.isOpen}
                  onChange={({ target }) =>
                    change(at, target.checked ? { ...STANDARD_WEEK[at], isOpen: true } : { isOpen: false, startTime: null, endTime: null })
                  }
                />
              </td>
              <td>{time('startTime', 'from')}</td>
              <td>{time('endTime', 'to')}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

export const weekOf = (data: Entry | undefined): readonly Weekday[] => (data?.weekdays as readonly Weekday[] | undefined) ?? STANDARD_WEEK

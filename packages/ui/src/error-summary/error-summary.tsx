import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ErrorIcon } from '../icon/index.ts'
import { focusField } from './focus-field.ts'
import { type Fault, summaryLines } from './summary-lines.ts'

export interface ErrorSummaryProps {
  /** `field` is the id of the control (its name, unless an id was given). Nothing is drawn for an empty list. */
  errors: readonly Fault[]
  title?: string
  /** Change it at every submit that is refused: the first field to fix takes the focus again. */
  attempt?: number
}

/**
 * What has to be fixed, on top of the form; each line goes to its field. When it appears it is announced, and the first of these fields
 * takes the focus; the summary takes it where none of them is on the page.
 */
export function ErrorSummary({ errors, title = 'There is a problem', attempt = 0 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const shown = errors.length > 0
  const lines = useLines(errors)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt must take the focus again
  useEffect(() => {
    if (!shown) return
    const [first] = summaryLines(errors)
    if (!first || !focusField(first.field)) box.current?.focus()
  }, [shown, attempt])
  if (!shown) return null
  return (
    <div className="ui-summary" role="alert" tabIndex={-1} ref={box}>
      <p className="ui-summary-title">
        <ErrorIcon size={22} />
        {title}
      </p>
      <ul>
        {lines.map(({ field, message }) => (
          <li key={`${field}${message}`}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                if (focusField(field)) event.preventDefault()
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Labels and order are the page's: read off it before anything is painted. */
function useLines(errors: readonly Fault[]): readonly Fault[] {
  const [read, setRead] = useState<{ of: string; lines: readonly Fault[] }>()
  const of = JSON.stringify(errors)
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal faults in a new list are the same faults
  useLayoutEffect(() => setRead(errors.length > 0 ? { of, lines: summaryLines(errors) } : undefined), [of])
  return read?.of === of ? read.lines : errors
}

import { useEffect, useRef } from 'react'
import { ErrorIcon } from '../icon/index.ts'

export interface ErrorSummaryProps {
  /** `field` is the id of the control (its name, unless an id was given). Nothing is drawn for an empty list. */
  errors: readonly { field: string; message: string }[]
  title?: string
  /** Change it at every submit: the summary takes the focus again. */
  attempt?: number
}

/** What has to be mended, on top of the form; each line goes to its field. Takes the focus when it appears. */
export function ErrorSummary({ errors, title = 'There is a problem', attempt = 0 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const shown = errors.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt must take the focus again
  useEffect(() => {
    if (shown) box.current?.focus()
  }, [shown, attempt])
  if (!shown) return null
  return (
    <div className="ui-summary" role="alert" tabIndex={-1} ref={box}>
      <p className="ui-summary-title">
        <ErrorIcon size={22} />
        {title}
      </p>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={`${field}${message}`}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                const target = document.getElementById(field)
                if (!target) return
                event.preventDefault()
                target.focus()
                target.scrollIntoView({ block: 'center' })
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

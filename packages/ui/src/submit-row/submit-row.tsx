import { type ReactNode, useRef } from 'react'
import { Button } from '../button/index.ts'
import { useStuck } from './use-stuck.ts'

export interface SubmitRowProps {
  /** "Continue" by default [interface/pieces]. */
  label?: ReactNode
  /** "Submitting" by default; shown, and the button disabled, while `loading`. */
  loadingLabel?: string
  loading?: boolean
  disabled?: boolean
  /** Stays at the lower edge of the window under 1024 px, until its own place in the page is reached: it never covers the footer. */
  sticky?: boolean
  /** A second button or link beside or under the main one. */
  secondary?: ReactNode
  /** A quiet line under the row; it does not stick. */
  note?: ReactNode
  /** Without a form around it: what pressing does. */
  onPress?: () => void
  /** Id of a form that this row stands outside of. */
  form?: string
  name?: string
  value?: string
}

/** The one primary button of a screen. It sticks within its parent: make it a direct child of the form or the page's column, not of a small card. */
export function SubmitRow(props: SubmitRowProps) {
  const { label = 'Continue', loadingLabel = 'Submitting', loading, disabled, sticky = true, secondary, note, onPress, ...rest } = props
  const row = useRef<HTMLDivElement>(null)
  const stuck = useStuck(row, sticky)
  return (
    <>
      <div ref={row} className={sticky ? 'ui-submit ui-submit-sticky' : 'ui-submit'} data-stuck={sticky ? stuck : undefined}>
        <div className="ui-submit-buttons">
          <Button
            {...rest}
            type={onPress ? 'button' : 'submit'}
            wide
            loading={loading}
            loadingLabel={loadingLabel}
            disabled={disabled}
            onClick={onPress}
          >
            {label}
          </Button>
          {secondary}
        </div>
      </div>
      {note && <p className="ui-submit-note">{note}</p>}
    </>
  )
}

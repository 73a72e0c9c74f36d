import type { ReactNode } from 'react'
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icon/index.ts'

export type AlertKind = 'error' | 'warning' | 'success' | 'info'

export interface AlertProps {
  kind: AlertKind
  title?: ReactNode
  children?: ReactNode
  /** Buttons or links under the words. */
  action?: ReactNode
  onDismiss?: () => void
  className?: string
}

const icons = { error: ErrorIcon, warning: WarningIcon, success: SuccessIcon, info: InfoIcon }

/** A box in the page that says something happened or matters. An error is read out at once, the others when the reader pauses. */
export function Alert({ kind, title, children, action, onDismiss, className }: AlertProps) {
  const Picture = icons[kind]
  return (
    <div className={`ui-alert ui-tone-${kind}${className ? ` ${className}` : ''}`} role={kind === 'error' ? 'alert' : 'status'}>
      <Picture size={22} className="ui-alert-icon" />
      <div className="ui-alert-words">
        {title && <p className="ui-alert-title">{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className="ui-alert-action">{action}</div>}
      </div>
      {onDismiss && (
        <button type="button" className="ui-icon-button" onClick={onDismiss} aria-label="Dismiss">
          <CloseIcon size={18} />
        </button>
      )}
    </div>
  )
}

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names/index.ts'

/** primary: the one thing to do. secondary: beside it. quiet: text only. critical: takes something away. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'critical'
/** large: 56 px, the wizard's. medium: 44 px. small: 36 px, for dense tables. */
export type ButtonSize = 'large' | 'medium' | 'small'

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant
  size?: ButtonSize
  /** As wide as the column. */
  wide?: boolean
  /** While true: cannot be pressed, says `loadingLabel`, and keeps its width and the focus, which a disabled button loses. */
  loading?: boolean
  loadingLabel?: string
  icon?: ReactNode
}

export const buttonClass = (variant: ButtonVariant, size: ButtonSize, wide?: boolean, className?: string): string =>
  classNames('ui-button', `ui-button-${variant}`, `ui-button-${size}`, wide && 'ui-button-wide', className)

/** A button; `type` is "button" by default, so that it never submits a form by accident. */
export function Button(props: ButtonProps) {
  const { variant = 'primary', size = 'large', wide, loading, loadingLabel, icon, className, children, disabled, onClick, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      // Also what Enter in a field presses: nothing is submitted twice.
      onClick={loading ? (event) => event.preventDefault() : onClick}
      className={buttonClass(variant, size, wide, className)}
    >
      {icon}
      {loading && loadingLabel ? loadingLabel : children}
    </button>
  )
}

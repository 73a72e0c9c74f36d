import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react'
import { type ButtonSize, type ButtonVariant, buttonClass } from '../button/index.ts'

export interface LinkButtonProps extends ComponentPropsWithRef<'a'> {
  variant?: ButtonVariant
  size?: ButtonSize
  wide?: boolean
  icon?: ReactNode
  /** The router's own link, which takes `to`; a plain anchor otherwise. */
  as?: ElementType
  to?: string
}

/** A link that looks like a button: it goes somewhere, it does not do something. */
export function LinkButton({
  variant = 'primary',
  size = 'large',
  wide,
  icon,
  as: Tag = 'a',
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Tag {...rest} className={buttonClass(variant, size, wide, className)}>
      {icon}
      {children}
    </Tag>
  )
}

import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { classNames } from '../class-names/index.ts'

export interface CardProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  as?: 'section' | 'div' | 'article' | 'aside'
  /** Heading inside the card, level 2 by default. */
  title?: ReactNode
  level?: 2 | 3
  /** none: the content reaches the edges (tables). tight: 20 px. roomy: 28 px. */
  padding?: 'none' | 'tight' | 'roomy'
}

/** A surface with a hairline around it. */
export function Card({ as: Tag = 'section', title, level = 2, padding = 'roomy', className, children, ...rest }: CardProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Tag {...rest} className={classNames('ui-card', `ui-card-${padding}`, className)}>
      {title && <Heading className="ui-card-title">{title}</Heading>}
      {children}
    </Tag>
  )
}

/** Parts of one card with a hairline between them. */
export function CardSection({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames('ui-card-section', className)}>{children}</div>
}

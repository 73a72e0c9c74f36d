import type { ReactNode } from 'react'

export interface VisuallyHiddenProps {
  children: ReactNode
  as?: 'span' | 'div' | 'h2' | 'h3'
  id?: string
}

/** Words for screen readers only; they take no space on the page. */
export function VisuallyHidden({ children, as: Tag = 'span', id }: VisuallyHiddenProps) {
  return (
    <Tag className="ui-visually-hidden" id={id}>
      {children}
    </Tag>
  )
}

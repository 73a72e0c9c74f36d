import type { ReactNode, Ref } from 'react'

export interface PageHeadingProps {
  /** The question of the screen, or what it shows. */
  title: ReactNode
  /** At most one sentence of why. */
  why?: ReactNode
  /** Small line above: which application, which home. */
  eyebrow?: ReactNode
  /** display: 44 px for the few screens that greet. */
  size?: 'question' | 'display'
  /** For moving the focus here on a change of route; the heading takes focus but is no tab stop. */
  ref?: Ref<HTMLHeadingElement>
  id?: string
}

/** The one h1 of a screen. `[data-page-heading]` finds it. */
export function PageHeading({ title, why, eyebrow, size = 'question', ref, id }: PageHeadingProps) {
  return (
    <header className={`ui-heading ui-heading-${size}`}>
      {eyebrow && <p className="ui-heading-eyebrow">{eyebrow}</p>}
      <h1 tabIndex={-1} ref={ref} id={id} data-page-heading>
        {title}
      </h1>
      {why && <p className="ui-heading-why">{why}</p>}
    </header>
  )
}

import { Card } from '@hearthline/ui/card'
import { type ReactNode, useId } from 'react'
import { useNamedPart } from '../../page/use-named-part.ts'

export interface SettingsPartProps {
  title: string
  /** In the address of the page, for links within it. */
  anchor?: string
  /** What it is for, in a sentence or two. */
  about: ReactNode
  children: ReactNode
}

/** One part of the settings: its name and purpose beside what can be changed, or above it where there is no space. */
export function SettingsPart({ title, anchor, about, children }: SettingsPartProps) {
  const id = useId()
  const part = useNamedPart<HTMLElement>(anchor)
  return (
    <section
      ref={part}
      id={anchor}
      aria-labelledby={id}
      className="grid scroll-mt-24 gap-4 border-t border-hairline py-8 lg:grid-cols-[18rem_1fr] lg:gap-12"
    >
      <div className="min-w-0">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <div className="mt-1 max-w-[40rem] text-muted">{about}</div>
      </div>
      <Card as="div" className="min-w-0">
        {children}
      </Card>
    </section>
  )
}

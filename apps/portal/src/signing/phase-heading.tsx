import { type ReactNode, useEffect, useRef } from 'react'

export interface PhaseHeadingProps {
  readonly level: 2 | 3
  /** Names what it heads: once that is another, a reader begins here. */
  readonly of: string
  readonly children: ReactNode
}

/** Heads a part of signing, or a document of it. When the next one takes its place, the page begins at it, and it has the focus. */
export function PhaseHeading({ level, of, children }: PhaseHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(of)
  useEffect(() => {
    if (shown.current === of) return
    shown.current = of
    heading.current?.focus({ preventScroll: true })
    // Also where it is in view already: what is below it is shorter until the document has come.
    heading.current?.scrollIntoView({ block: 'start' })
  }, [of])
  const Heading = `h${level}` as const
  return (
    <Heading ref={heading} tabIndex={-1} className="scroll-mt-24">
      {children}
    </Heading>
  )
}

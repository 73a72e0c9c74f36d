import { type ReactNode, useEffect, useRef } from 'react'

/** Heads one part of signing. When the part changes, a reader begins here. */
export function PhaseHeading({ children, takesFocus }: { readonly children: ReactNode; readonly takesFocus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <h2 ref={heading} tabIndex={-1} className="scroll-mt-24">
      {children}
    </h2>
  )
}

import { legacyStepOf } from '@hearthline/domain/registration'
import { ArrowLeftIcon } from '@hearthline/ui/icon'
import { announce } from '@hearthline/ui/live-region'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { documentTitle } from '../../page/document-title.ts'
import type { FrameProps } from '../../registration/wizard-layout.ts'
import { hasNavigated } from '../../routing/route-change.ts'

/** The path stays the same from question to question, so the count of route changes does not see them. */
let shownBefore = false

/** One question within the page of all: its heading takes the focus and comes into sight when it opens, but not on the first load. */
export function OlderFrame({ id, wizard, heading, why, children }: FrameProps) {
  const headingRef = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = documentTitle(wizard.steps[wizard.index] ?? heading)
    const opened = shownBefore || hasNavigated()
    shownBefore = true
    if (!opened) return
    headingRef.current?.focus({ preventScroll: true })
    headingRef.current?.closest('li')?.scrollIntoView({ block: 'start' })
    announce(heading)
  }, [wizard.steps, wizard.index, heading])
  return (
    <section aria-labelledby={`question-${id}`}>
      {wizard.backPath && (
        <Link to={wizard.backPath} className="portal-back">
          <ArrowLeftIcon size={18} />
          Back
        </Link>
      )}
      <h2 ref={headingRef} tabIndex={-1} id={`question-${id}`} data-page-heading data-step={legacyStepOf(id)} className="text-2xl">
        {heading}
      </h2>
      {why && <p className="mt-2 text-muted">{why}</p>}
      {children}
    </section>
  )
}

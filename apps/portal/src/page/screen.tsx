import { ArrowLeftIcon } from '@hearthline/ui/icon'
import { announce } from '@hearthline/ui/live-region'
import { PageHeading } from '@hearthline/ui/page-heading'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { hasNavigated } from '../routing/route-change.ts'
import { documentTitle } from './document-title.ts'

export interface ScreenProps {
  /** Of the document, without the organization's name. */
  title: string
  /** The question. */
  heading: ReactNode
  /** At most one sentence. */
  why?: ReactNode
  /** Where Back leads; false or nothing: there is no back link. */
  back?: string | false
  /** wizard: 560 px, one question. content: 1120 px. */
  width?: 'wizard' | 'content'
  /** Above the heading: a progress bar. */
  above?: ReactNode
  eyebrow?: ReactNode
  children?: ReactNode
}

/** The frame of one screen: title, heading that takes the focus after a change of route and is read out, back link. */
export function Screen({ title, heading, why, back = false, width = 'wizard', above, eyebrow, children }: ScreenProps) {
  const headingRef = useRef<HTMLHeadingElement>(null)
  const shown = useRef<string>(undefined)
  useEffect(() => {
    document.title = documentTitle(title)
    // The next question of one page is as new as another page.
    const isAnother = shown.current !== undefined && shown.current !== title
    shown.current = title
    if (!hasNavigated() && !isAnother) return
    headingRef.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
    announce(title)
  }, [title])
  return (
    <div className={`mx-auto w-full px-5 pt-8 pb-16 lg:pt-14 ${width === 'wizard' ? 'max-w-[37.5rem]' : 'max-w-[72.5rem]'}`}>
      {above}
      {back && (
        <Link to={back} className="portal-back">
          <ArrowLeftIcon size={18} />
          Back
        </Link>
      )}
      <PageHeading ref={headingRef} title={heading} why={why} eyebrow={eyebrow} />
      {children}
    </div>
  )
}

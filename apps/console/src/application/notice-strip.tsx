import { CloseIcon } from '@hearthline/ui/icon'
import { announce } from '@hearthline/ui/live-region'
import { useEffect, useRef } from 'react'
import type { Notice } from '../decision/use-settle.ts'
import { noticeText } from './notice-text.ts'
import type { ApplicationFile } from './use-application.ts'

/** What became of a decision. It says where the application is once no work is under way. */
export function NoticeStrip({ notice, file, onDismiss }: { notice: Notice; file: ApplicationFile; onDismiss: () => void }) {
  const strip = useRef<HTMLDivElement>(null)
  const words = noticeText(notice, file)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new notice takes the focus, its later words do not
  useEffect(() => {
    // The form that had the focus is gone; what became of it is the place to continue from.
    strip.current?.focus()
  }, [notice])
  useEffect(() => {
    if (notice.since !== undefined) announce(words)
  }, [notice, words])
  return (
    <div ref={strip} tabIndex={-1} className={`notice ui-tone-${notice.kind}`}>
      <p>{words}</p>
      <button type="button" className="ui-icon-button" aria-label="Dismiss" onClick={onDismiss}>
        <CloseIcon size={16} />
      </button>
    </div>
  )
}

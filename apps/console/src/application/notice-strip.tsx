import { CloseIcon } from '@hearthline/ui/icon'
import { announce } from '@hearthline/ui/live-region'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Notice } from '../decision/use-settle.ts'
import { isNoticeSettled, noticeText } from './notice-text.ts'
import type { ApplicationFile } from './use-application.ts'

interface NoticeStripProps {
  readonly notice: Notice
  readonly file: ApplicationFile
  readonly onDismiss: () => void
}

/**
 * What became of a decision, and where it left the application once no work is under way. What the application comes to later is no consequence of it: the
 * words stay, and they go when whoever read them goes on with something else.
 */
export function NoticeStrip({ notice, file, onDismiss }: NoticeStripProps) {
  const strip = useRef<HTMLDivElement>(null)
  const [kept, setKept] = useState<{ readonly of: Notice; readonly words: string }>()
  const isKept = kept?.of === notice
  const words = isKept ? kept.words : noticeText(notice, file)
  const isSettled = isKept || isNoticeSettled(notice, file)
  if (isSettled && !isKept) setKept({ of: notice, words })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new notice takes the focus, its later words do not
  useEffect(() => {
    // The form that had the focus is gone; what became of it is the place to continue from.
    strip.current?.focus()
  }, [notice])
  useEffect(() => {
    if (notice.since !== undefined) announce(words)
  }, [notice, words])
  const goOn = useEffectEvent(({ type, target }: Event) => {
    // A key leads somewhere by the time it is let go; a press is not where the focus is.
    const at = type === 'keyup' ? document.activeElement : target
    if (at instanceof Element && at !== document.body && !strip.current?.contains(at)) onDismiss()
  })
  useEffect(() => {
    if (!isSettled) return
    // After the press, and not with it: what is pressed must not slip away from under the pointer.
    for (const type of ['click', 'keyup']) document.addEventListener(type, goOn)
    return () => {
      for (const type of ['click', 'keyup']) document.removeEventListener(type, goOn)
    }
  }, [isSettled])
  return (
    <div ref={strip} tabIndex={-1} className={`notice ui-tone-${notice.kind}`}>
      <p>{words}</p>
      <button type="button" className="ui-icon-button" aria-label="Dismiss" onClick={onDismiss}>
        <CloseIcon size={16} />
      </button>
    </div>
  )
}

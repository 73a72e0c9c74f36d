import { useRef } from 'react'
import { useVisible } from './use-visible.ts'

/** Of the last part [shell/document-viewer]. */
const SHARE = 0.25

/**
 * The last part of what is read: as high as the last page, and at most as high as the window, so that a page that was enlarged has an end too.
 * It lies over the page and takes no clicks.
 */
export function EndOfDocument({ height, onSeen }: { readonly height: number | undefined; readonly onSeen: () => void }) {
  const part = useRef<HTMLDivElement>(null)
  useVisible(part, { share: SHARE }, (visible) => visible && onSeen())
  return (
    <div ref={part} className="document-end" style={{ blockSize: height === undefined ? undefined : `${height}px` }} aria-hidden="true" />
  )
}

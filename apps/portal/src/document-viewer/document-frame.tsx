import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { type ReactNode, useRef } from 'react'
import { useReadThrough } from './use-read-through.ts'
// With what every shown document has around it: a page without the viewer, as one that asks for a test file, draws the same pages.
import './document-viewer.css'

export interface DocumentFrameProps {
  readonly children: ReactNode
  /** The reader has been through all of it. */
  readonly onEnd: () => void
  /** Whoever skips a part is told, and led back to it. */
  readonly mustBeRead?: boolean
}

/** What is read of a document: being at its end is not enough, every part of it has been in view. */
export function DocumentFrame({ children, onEnd, mustBeRead = false }: DocumentFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { skipped, goBack } = useReadThrough(frame, onEnd)
  return (
    <div className="document-reading">
      <div ref={frame} className="document-frame" tabIndex={-1}>
        {children}
      </div>
      {mustBeRead && skipped !== undefined && (
        <Alert
          kind="warning"
          title="You skipped part of this document"
          action={
            <Button variant="secondary" size="medium" onClick={goBack}>
              Go to the part you skipped
            </Button>
          }
        >
          You haven’t seen {skipped} yet. It counts as read when you have seen all of it.
        </Alert>
      )}
    </div>
  )
}

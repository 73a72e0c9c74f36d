import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { type ReactNode, useEffect, useRef, useState } from 'react'

interface ConfirmActionProps {
  /** The quiet button that is there first. */
  opener: string
  title: string
  yes: string
  /** On the button while it happens. */
  doing: string
  no: string
  /** What cannot be undone is pressed in red. */
  critical?: boolean
  busy: boolean
  onYes: () => void
  onNo?: () => void
  /** What follows from it, before it happens. */
  children: ReactNode
}

/** A thing that is final is asked twice; the focus goes to the question, and back to the button when it is left. */
export function ConfirmAction({ opener, title, yes, doing, no, critical = false, busy, onYes, onNo, children }: ConfirmActionProps) {
  const [asking, setAsking] = useState(false)
  const question = useRef<HTMLDivElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (asking) question.current?.focus()
  }, [asking])
  const leave = () => {
    setAsking(false)
    onNo?.()
    requestAnimationFrame(() => first.current?.focus())
  }
  if (!asking) {
    return (
      <div>
        <Button ref={first} variant="quiet" size="medium" className="-ms-[1.125rem]" onClick={() => setAsking(true)}>
          {opener}
        </Button>
      </div>
    )
  }
  return (
    <div ref={question} tabIndex={-1}>
      <Alert
        kind="warning"
        title={title}
        action={
          <div className="flex flex-col gap-3 sm:flex-row">
            <Button variant={critical ? 'critical' : 'primary'} size="medium" loading={busy} loadingLabel={doing} onClick={onYes}>
              {yes}
            </Button>
            <Button variant="secondary" size="medium" disabled={busy} onClick={leave}>
              {no}
            </Button>
          </div>
        }
      >
        {children}
      </Alert>
    </div>
  )
}

import { Button } from '@hearthline/ui/button'
import { useEffect, useId, useRef, useState } from 'react'
import { Actions } from '../../../decision/actions.tsx'
import type { Notice } from '../../../decision/decision-query.ts'
import { noticeSentence } from './decline-words.ts'
import { NoticeText } from './notice-text.tsx'
import './notice-print.css'

/** One sentence about the notice of action taken, and the whole of it on demand: to be read aloud, or printed by itself. */
export function NoticeSection({ notice }: { notice: Notice }) {
  const [open, setOpen] = useState(false)
  const region = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => {
    if (open) region.current?.focus()
  }, [open])
  return (
    <section aria-label="Your notice" className="grid gap-4">
      <p className="text-sm text-muted">{noticeSentence(notice)}</p>
      <Actions>
        <Button variant="secondary" size="medium" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? 'Close your notice' : 'Read your notice'}
        </Button>
        {open && (
          <Button variant="quiet" size="medium" onClick={() => window.print()}>
            Print it
          </Button>
        )}
      </Actions>
      <div id={id} ref={region} tabIndex={-1} hidden={!open} data-printed={open || undefined}>
        {open && <NoticeText notice={notice} />}
      </div>
    </section>
  )
}

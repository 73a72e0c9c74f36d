import { Button } from '@hearthline/ui/button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useApplication } from '../../application/use-application.ts'
import { Actions } from '../../decision/actions.tsx'
import type { Notice } from '../../decision/decision-query.ts'
import { SavedLetters } from '../../decision/saved-letters.tsx'
import { applicationDocuments } from '../../document-viewer/document-source.ts'
import { saveDocument } from '../../document-viewer/save-document.ts'
import { FormProblem } from '../../forms/form-problem.tsx'
import { NoticeText } from './notice-text.tsx'
import { noticeSentence } from './outcome-text.ts'
import './notice-print.css'

/** One sentence about the notice of action taken, and the whole of it on demand: to be read aloud, printed by itself, or kept as a file. */
export function NoticeSection({ notice }: { notice: Notice }) {
  const [open, setOpen] = useState(false)
  const region = useRef<HTMLDivElement>(null)
  const id = useId()
  const { uuid } = useApplication()
  const client = useQueryClient()
  const saving = useMutation({
    mutationFn: (document: string) => saveDocument(client, applicationDocuments(uuid), document, 'Notice of action taken'),
  })
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
        {notice.document && (
          <Button
            variant="secondary"
            size="medium"
            loading={saving.isPending}
            loadingLabel="Downloading…"
            onClick={() => saving.mutate(notice.document!)}
          >
            Download your notice (PDF)
          </Button>
        )}
        {open && (
          <Button variant="quiet" size="medium" onClick={() => window.print()}>
            Print it
          </Button>
        )}
      </Actions>
      {saving.error && <FormProblem error={saving.error} />}
      <SavedLetters kind="SCORE_DISCLOSURE" />
      <div id={id} ref={region} tabIndex={-1} hidden={!open} data-printed={open || undefined}>
        {open && <NoticeText notice={notice} />}
      </div>
    </section>
  )
}

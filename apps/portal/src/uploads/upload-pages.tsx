import { useEffect } from 'react'
import type { SentDocument, SentKind } from '../api/send-file.ts'
import { usePersistedForm } from '../application/item/use-persisted-form.ts'
import { PagesBefore } from './pages-before.tsx'
import { UploadDocuments } from './upload-documents.tsx'
import { MOST_DOCUMENTS, useSentDocuments } from './upload-field.tsx'

interface UploadPagesProps {
  kind: SentKind
  /** The field's. */
  name: string
  label: string
  hint: string
  error: string | undefined
  /** What the form knows of them: the ids. */
  pages: readonly string[]
  onPages: (pages: readonly string[]) => void
  /** Sent before something changed: they stay in the answer, and are shown as the old ones. */
  before?: readonly string[]
}

/**
 * Documents that a form asks for: those of the kind that the application has count as well as what is added. One that an earlier answer names stays
 * in the application when it is removed here: it is left out of this answer, after a reload too.
 */
export function UploadPages({ kind, pages, onPages, before = [], ...words }: UploadPagesProps) {
  const [all, setAll] = useSentDocuments(kind)
  const { values, replace } = usePersistedForm<{ removed: readonly string[] }>(`removed/${kind}`, () => ({ removed: [] }))
  const documents = all.filter(({ uuid }) => !values.removed.includes(uuid))
  const change = (next: SentDocument[]) => {
    const kept = new Set(next.map(({ uuid }) => uuid))
    const gone = documents.flatMap(({ uuid }) => (kept.has(uuid) ? [] : [uuid]))
    // One that is sent again counts again.
    replace({ removed: [...values.removed.filter((uuid) => !kept.has(uuid)), ...gone] })
    setAll(next)
  }
  const sent = documents.map(({ uuid }) => uuid)
  const isTold = sent.join() === pages.join()
  useEffect(() => {
    if (!isTold) onPages(sent)
  })
  const old = documents.filter(({ uuid }) => before.includes(uuid))
  const others = documents.filter((each) => !old.includes(each))
  return (
    <div className="grid gap-6">
      {old.length > 0 && <PagesBefore documents={old} />}
      <UploadDocuments kind={kind} documents={others} onChange={(next) => change([...old, ...next])} most={MOST_DOCUMENTS} {...words} />
    </div>
  )
}

import { Button } from '@hearthline/ui/button'
import { useState } from 'react'
import type { ApplicationFile } from '../application/use-application.ts'
import { DocumentView } from '../evidence/document-view.tsx'
import { documentTypeName } from '../words/document-type-names.ts'

/** A letter beside the figures that were read in it, or what shows something beside what is said of it; opening it is written into the audit log by the server. */
export function LetterView({ file, letter, of }: { file: ApplicationFile; letter: string | undefined; of: string }) {
  const [shown, setShown] = useState(false)
  const document = file.documents.find(({ uuid }) => uuid === letter)
  if (!document) return null
  return (
    <>
      <Button size="small" variant="quiet" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {shown ? 'Close the document' : `View: ${documentTypeName(document.type)}`}
        <span className="ui-visually-hidden"> of {of}</span>
      </Button>
      {shown && <DocumentView uuid={file.summary.uuid} document={document} />}
    </>
  )
}

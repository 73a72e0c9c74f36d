import { Button } from '@hearthline/ui/button'
import { Kbd } from '@hearthline/ui/kbd'
import { useState } from 'react'
import type { ApplicationFile } from '../application/use-application.ts'
import { DocumentView } from '../evidence/document-view.tsx'
import { useShortcut } from '../frame/use-shortcut.ts'
import { isValueReview } from '../value-review/value-review.tsx'
import { documentTypeName } from '../words/document-type-names.ts'
import { documentsOfReview, neededOfReview } from './reviewed-home.ts'

/** What has to be so, and the documents that show it. One is opened at a time: each reading is in the audit log. */
export function HomeReview({ file }: { file: ApplicationFile }) {
  const { openItem } = file
  const [open, setOpen] = useState<string>()
  const documents = openItem ? documentsOfReview(openItem.id, file.documents) : []
  useShortcut('p', () => setOpen(open ? undefined : documents[0]?.uuid))
  if (!openItem) return null
  const shown = documents.find(({ uuid }) => uuid === open)
  return (
    <section className="home-review" aria-labelledby="home-review-title">
      <h3 id="home-review-title">{isValueReview(openItem.id) ? 'Reports and evidence' : 'Compare with the documents'}</h3>
      <ul>
        {neededOfReview(openItem.id, openItem.about).map((needed) => (
          <li key={needed}>{needed}</li>
        ))}
      </ul>
      {documents.length === 0 && (
        <p className="hint">
          {isValueReview(openItem.id)
            ? 'The file has no report and no evidence yet.'
            : 'Nothing was uploaded. Ask the agent or the borrower before you accept.'}
        </p>
      )}
      <div className="decision-buttons">
        {documents.map((document, index) => (
          <Button
            key={document.uuid}
            size="small"
            variant={document.uuid === open ? 'primary' : 'secondary'}
            aria-pressed={document.uuid === open}
            onClick={() => setOpen(document.uuid === open ? undefined : document.uuid)}
          >
            {documentTypeName(document.type)} {document.fileName ?? ''} {index === 0 && <Kbd>p</Kbd>}
          </Button>
        ))}
      </div>
      {shown && <DocumentView key={shown.uuid} uuid={file.summary.uuid} document={shown} />}
    </section>
  )
}

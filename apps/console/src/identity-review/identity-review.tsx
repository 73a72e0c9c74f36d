import './identity-review.css'
import { formatShortDate, type LocalDate } from '@hearthline/domain'
import { Button } from '@hearthline/ui/button'
import { Kbd } from '@hearthline/ui/kbd'
import { useState } from 'react'
import type { ApplicationFile } from '../application/use-application.ts'
import { DocumentView } from '../evidence/document-view.tsx'
import { useShortcut } from '../frame/use-shortcut.ts'
import { readReviewedIdentity } from './reviewed-identity.ts'

/** Front, back and face side by side, beside what was stated. They are fetched when they are asked for: each reading is in the audit log. */
export function IdentityReview({ file }: { file: ApplicationFile }) {
  const reviewed = readReviewedIdentity(file)
  const [isOpen, setOpen] = useState(false)
  const toggle = () => setOpen((before) => !before)
  useShortcut('p', toggle)
  if (!reviewed) return null
  const { stated, reasons, photos } = reviewed
  return (
    <section aria-labelledby="identity-review-title">
      <h3 id="identity-review-title">Identity under review</h3>
      {reasons.length > 0 && (
        <ul className="identity-review-reasons">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <div className="identity-review">
        <dl>
          {stated.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{(label === 'Date of birth' && value ? formatShortDate(value as LocalDate) : value) || 'Not stated'}</dd>
            </div>
          ))}
        </dl>
      </div>
      {isOpen && (
        <div className="identity-photos">
          {photos.map(({ part, document }) => (
            <DocumentView key={part} uuid={file.summary.uuid} document={document} compact />
          ))}
        </div>
      )}
      {photos.length === 0 ? (
        <p className="hint">No photos were sent. Ask the borrower for the document before you accept.</p>
      ) : (
        <>
          <Button size="small" variant="secondary" aria-expanded={isOpen} onClick={toggle}>
            {isOpen ? 'Hide photos' : `Show ${photos.length} photos`} <Kbd>p</Kbd>
          </Button>
          <p className="hint">
            Each photo you open is recorded. Accept <Kbd>a</Kbd> when the document is genuine, valid, in this name and date of birth, and
            shows this person.
          </p>
        </>
      )}
    </section>
  )
}

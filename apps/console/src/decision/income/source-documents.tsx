import type { ApplicationFile } from '../../application/use-application.ts'
import { DocumentView } from '../../evidence/document-view.tsx'

/** The documents of a source: the server writes each that is opened into the audit log. */
export function SourceDocuments({ file, documents }: { file: ApplicationFile; documents: readonly string[] }) {
  return (
    <div className="income-records">
      {documents.map((document) => {
        const stored = file.documents.find(({ uuid }) => uuid === document)
        return stored ? (
          <DocumentView key={document} uuid={file.summary.uuid} document={stored} compact />
        ) : (
          <p key={document} className="hint">
            The borrower removed this document.
          </p>
        )
      })}
    </div>
  )
}

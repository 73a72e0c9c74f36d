import { Kbd } from '@hearthline/ui/kbd'
import type { ApplicationFile } from '../../application/use-application.ts'
import { DocumentView } from '../../evidence/document-view.tsx'
import { useShortcut } from '../../frame/use-shortcut.ts'
import { documentTypeName } from '../../words/document-type-names.ts'

interface SourceDocumentsProps {
  readonly file: ApplicationFile
  readonly documents: readonly string[]
  /** Which of them is shown. */
  readonly shown: number
  readonly onShow: (index: number) => void
}

/** The documents of a source, one at a time: the server writes each that is opened into the audit log. */
export function SourceDocuments({ file, documents, shown, onShow }: SourceDocumentsProps) {
  const step = (by: number) => onShow((shown + by + documents.length) % documents.length)
  useShortcut('[', () => step(-1))
  useShortcut(']', () => step(1))
  const storedOf = (document: string | undefined) => file.documents.find(({ uuid }) => uuid === document)
  const stored = storedOf(documents[shown])
  const nameOf = (document: string, index: number): string => {
    const found = storedOf(document)
    return found?.fileName ?? `${documentTypeName(found?.type ?? 'Document')} ${index + 1}`
  }
  return (
    <div className="income-documents">
      {documents.length > 1 && (
        <fieldset className="income-tabs">
          <legend className="ui-visually-hidden">Documents</legend>
          {documents.map((document, index) => (
            <button key={document} type="button" className="income-tab" aria-pressed={index === shown} onClick={() => onShow(index)}>
              {nameOf(document, index)}
            </button>
          ))}
          <span className="hint">
            <Kbd>[</Kbd> <Kbd>]</Kbd>
          </span>
        </fieldset>
      )}
      {stored ? (
        <DocumentView key={stored.uuid} uuid={file.summary.uuid} document={stored} />
      ) : (
        <p className="hint">The borrower removed this document.</p>
      )}
    </div>
  )
}

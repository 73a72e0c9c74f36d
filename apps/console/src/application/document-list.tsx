import { formatShortDate, isLocalDate } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { describeProblem, discardDocument, requestContent } from '../api/request.ts'
import { saveBlob } from '../api/save-blob.ts'
import { DocumentView } from '../evidence/document-view.tsx'
import { unusedReceived } from '../received/unused-received.ts'
import { useActorName } from '../team/use-team.ts'
import { documentTypeName } from '../words/document-type-names.ts'
import { formatFullMoment, formatRecentMoment } from '../words/format-moment.ts'
import type { ApplicationFile } from './use-application.ts'
import { whoseDocument } from './whose-document.ts'

type StoredDocument = ApplicationFile['documents'][number]

const sizeWords = (bytes: number) =>
  bytes < 1_048_576 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`

/** Of the words that a document was made with, and not of the document: most are the day that they hold from. */
const versionWords = (version: string): string => (isLocalDate(version) ? `of ${formatShortDate(version)}` : version)

/** Pages and photos are shown beside the file; an older document of ours is text, and is saved. */
const canBeShown = ({ mediaType }: StoredDocument): boolean => mediaType === 'application/pdf' || mediaType.startsWith('image/')

interface DocumentListProps {
  file: ApplicationFile
  now: number
  mayDecide: boolean
  /** What is recorded about the documents, below them. */
  children?: ReactNode
}

/** What the borrower sent and what the product made, newest first. Opening one is written into the audit log by the server. */
export function DocumentList({ file, now, mayDecide, children }: DocumentListProps) {
  const open = useMutation({ mutationFn: (stored: StoredDocument) => saveFile(file.summary.uuid, stored) })
  const [shown, setShown] = useState<string>()
  const actorName = useActorName()
  const client = useQueryClient()
  const removing = useMutation({
    mutationFn: (document: string) => discardDocument(file.summary.uuid, document),
    onSuccess: () => client.invalidateQueries({ queryKey: ['application', file.summary.uuid] }),
  })
  // A report that no value rests on: it may be of another home.
  const mayRemove = new Set(mayDecide ? unusedReceived(file).map(({ uuid }) => uuid) : [])
  const whose = whoseDocument(file)
  const documents = [...file.documents].sort((one, other) => other.created.localeCompare(one.created))
  return (
    <section aria-labelledby="documents-title">
      <h3 id="documents-title">Documents</h3>
      {open.error && <Alert kind="error">{describeProblem(open.error)}</Alert>}
      {removing.error && <Alert kind="error">{describeProblem(removing.error)}</Alert>}
      {documents.length === 0 ? (
        <p className="empty">No documents yet. Documents from the borrower and documents for signing will be listed here.</p>
      ) : (
        <ul className="documents">
          {documents.map((stored) => (
            <li key={stored.uuid}>
              <span className="document-name">
                {documentTypeName(stored.type)}
                {stored.creditCheck && <span className="muted"> · {stored.creditCheck === 'HARD' ? 'hard' : 'soft'} credit check</span>}
                {stored.fileName && (
                  <span className="muted">
                    {' '}
                    · <bdi>{stored.fileName}</bdi>
                  </span>
                )}
                {whose.has(stored.uuid) && <span className="muted"> · {whose.get(stored.uuid)}</span>}
              </span>
              <span className="muted document-about">
                {stored.byteSize !== null && `${sizeWords(stored.byteSize)} · `}
                {stored.sentBy
                  ? `from ${actorName(stored.sentBy)} · `
                  : stored.version
                    ? `template ${versionWords(stored.version)} · created by us · `
                    : 'created by us · '}
                <time dateTime={stored.created} title={formatFullMoment(stored.created)}>
                  {formatRecentMoment(stored.created, now)}
                </time>
              </span>
              {canBeShown(stored) && (
                <Button
                  size="small"
                  variant="quiet"
                  aria-expanded={shown === stored.uuid}
                  onClick={() => setShown(shown === stored.uuid ? undefined : stored.uuid)}
                >
                  {shown === stored.uuid ? 'Close' : 'View'}
                  <span className="ui-visually-hidden"> {stored.fileName ?? documentTypeName(stored.type)}</span>
                </Button>
              )}
              <Button
                size="small"
                variant="quiet"
                loading={open.isPending && open.variables === stored}
                onClick={() => open.mutate(stored)}
              >
                Save<span className="ui-visually-hidden"> {stored.fileName ?? documentTypeName(stored.type)}</span>
              </Button>
              {mayRemove.has(stored.uuid) && (
                <Button
                  size="small"
                  variant="quiet"
                  loading={removing.isPending && removing.variables === stored.uuid}
                  onClick={() => removing.mutate(stored.uuid)}
                >
                  Remove<span className="ui-visually-hidden"> {stored.fileName}</span>
                </Button>
              )}
              {shown === stored.uuid && <DocumentView uuid={file.summary.uuid} document={stored} />}
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  )
}

async function saveFile(uuid: string, stored: StoredDocument): Promise<void> {
  const content = await requestContent(uuid, stored.uuid)
  // What was sent has a name, whose ending the server makes that of its content; what was made here is a PDF or text.
  saveBlob(content, stored.fileName ?? `${stored.type.toLowerCase()}${content.type.startsWith('application/pdf') ? '.pdf' : '.txt'}`)
}

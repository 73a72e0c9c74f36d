import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { StatusChip } from '@hearthline/ui/status-chip'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { documentContent } from '../document-viewer/document-content.ts'
import { DocumentSourceContext, useDocumentSource } from '../document-viewer/document-source.ts'
import { DocumentViewer } from '../document-viewer/document-viewer.tsx'
import { FormProblem } from '../forms/form-problem.tsx'
import { useFillWithExample } from '../forms/use-fill-with-example.ts'
import { PhaseHeading } from './phase-heading.tsx'
import { whatToDo } from './signing-phase.ts'
import type { DocumentToSign, SigningStateBody } from './signing-source.ts'
import { useRecord } from './use-signing.ts'

const WHAT_TO_DO = {
  SIGN: 'Read, then sign',
  NOTARY: 'Read, then sign with the notary',
  OFFICE: 'Read, then sign at the office',
  READ: 'Read only',
} as const

/** One document after another, each to its end: those that are signed are read first too. */
export function ReadingPhase({ state, onDone }: { readonly state: SigningStateBody; readonly onDone: () => void }) {
  const { documents, atOffice } = state
  const { record, error } = useRecord()
  const client = useQueryClient()
  const around = useDocumentSource()
  const source = useMemo(() => ({ ...around, purpose: 'signing' as const }), [around])
  const first = documents.find(({ readAt }) => readAt === null)
  // What was read stays in sight until the reader goes on.
  const [chosen, setChosen] = useState<string>()
  const shown = documents.find(({ uuid }) => uuid === chosen) ?? first ?? documents.at(-1)
  const readAll = async () => {
    for (const document of documents) {
      await client.ensureQueryData(documentContent(source, document.uuid))
      await readNow(document)
    }
  }
  // The server knows that it was opened: it gave the content out.
  const readNow = async ({ uuid: document, sha256, readAt }: DocumentToSign) => {
    if (readAt === null) await record({ event: 'DOCUMENT_READ', document, sha256 })
  }
  useFillWithExample(() => void readAll())
  if (!shown) return null
  const place = documents.indexOf(shown)
  return (
    <div className="grid gap-6">
      <FormProblem error={error} />
      <ol className="grid gap-2" aria-label="Documents">
        {documents.map(({ uuid, title, kind, places, readAt }, index) => (
          <li
            key={uuid}
            className="flex flex-wrap items-center justify-between gap-2"
            aria-current={uuid === shown.uuid ? 'step' : undefined}
          >
            <span className={uuid === shown.uuid ? 'font-semibold' : undefined}>{`${index + 1}. ${title}`}</span>
            <span className="flex items-center gap-3">
              <span className="text-muted text-sm">{WHAT_TO_DO[whatToDo({ kind, places }, { atOffice })]}</span>
              <StatusChip tone={readAt === null ? 'neutral' : 'positive'}>{readAt === null ? 'Not read yet' : 'Read'}</StatusChip>
            </span>
          </li>
        ))}
      </ol>
      <section className="grid gap-4" aria-label={shown.title}>
        <PhaseHeading level={3} of={shown.uuid}>{`${shown.title}: ${place + 1} of ${documents.length}`}</PhaseHeading>
        <DocumentSourceContext value={source}>
          <DocumentViewer
            key={shown.uuid}
            document={shown}
            mustBeRead
            onOpened={() => setChosen(shown.uuid)}
            onRead={() => void readNow(shown)}
          />
        </DocumentSourceContext>
        {shown.readAt === null ? (
          <Alert kind="info">Read to the end to continue.</Alert>
        ) : (
          <div>
            <Button onClick={() => (first ? setChosen(first.uuid) : onDone())}>
              {first ? 'Next document' : atOffice ? 'Continue' : 'Continue to your signature'}
            </Button>
          </div>
        )}
      </section>
    </div>
  )
}

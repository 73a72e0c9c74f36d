import { Button } from '@hearthline/ui/button'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApplication } from '../application/use-application.ts'
import { applicationDocuments } from '../document-viewer/document-source.ts'
import { saveDocument } from '../document-viewer/save-document.ts'
import { FormProblem } from '../forms/form-problem.tsx'
import { Actions } from './actions.tsx'
import { type DecisionBody, decisionQuery } from './decision-query.ts'

type Letter = DecisionBody['letters'][number]

const NAMES: Readonly<Record<Letter['kind'], string>> = {
  SCORE_DISCLOSURE: 'Your credit score disclosure',
  INFORMATION_REQUEST: 'Your notice of what is missing',
}

/** The notices that come with a screen, to download and keep; nothing until they are known. */
export function SavedLetters({ kind }: { readonly kind: Letter['kind'] }) {
  const { uuid, etag } = useApplication()
  const { data } = useQuery(decisionQuery(uuid, etag))
  const client = useQueryClient()
  const saving = useMutation({ mutationFn: (document: string) => saveDocument(client, applicationDocuments(uuid), document, NAMES[kind]) })
  const newest = data?.letters.find((letter) => letter.kind === kind)?.document
  if (!newest) return null
  return (
    <section aria-label={NAMES[kind]} className="mt-6 grid gap-2">
      <Actions>
        <Button variant="quiet" size="medium" loading={saving.isPending} loadingLabel="Downloading…" onClick={() => saving.mutate(newest)}>
          {NAMES[kind]} (PDF)
        </Button>
      </Actions>
      {saving.error && <FormProblem error={saving.error} />}
    </section>
  )
}

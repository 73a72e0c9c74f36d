import { Card } from '@hearthline/ui/card'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { FormProblem } from '../forms/form-problem.tsx'
import { SignatureMark } from './signature-mark.tsx'
import { type SigningStateBody, useSigningSource } from './signing-source.ts'

export interface FinishPhaseProps {
  readonly state: SigningStateBody
  /** What it means that it is sent. */
  readonly words: string
  readonly busy: boolean
  readonly error: unknown
  /** `signature`: the name under which they signed. Answers true when it was taken. */
  readonly onFinish: (signature: string | undefined) => Promise<boolean>
}

/** Everything is read and signed, or read alone where it is signed at an office: one button sends it. */
export function FinishPhase({ state: { signature, documents, atOffice }, words, busy, error, onFinish }: FinishPhaseProps) {
  const isRead = atOffice || !hasPlaces(documents)
  const source = useSigningSource()
  const client = useQueryClient()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // A document may have been made anew while this page was open: then it is not read, whatever stands here.
    if (!(await onFinish(signature?.name))) void client.invalidateQueries({ queryKey: source.key })
  }
  return (
    <form className="grid gap-6" onSubmit={(event) => void submit(event)}>
      <FormProblem error={error} />
      <p>{words}</p>
      <Card as="section" padding="tight" title={isRead ? 'What you read' : 'What you signed'} level={3}>
        <ul className="mt-3 grid gap-2">
          {documents.map(({ uuid, title, places }) => (
            <li key={uuid}>{`${title}: ${signedWords(atOffice ? 0 : places.length)}`}</li>
          ))}
        </ul>
        {signature && !atOffice && (
          <p className="mt-4">
            <SignatureMark signature={signature} form="SIGNATURE" />
          </p>
        )}
      </Card>
      <SubmitRow label={atOffice ? 'Finish reading' : 'Finish signing'} loading={busy} loadingLabel="Sending…" />
    </form>
  )
}

/** Who owes nothing has no place in the agreement: they sign the deed before a notary. */
export const hasPlaces = (documents: SigningStateBody['documents']): boolean => documents.some(({ places }) => places.length > 0)

const signedWords = (count: number): string => (count === 0 ? 'read' : count === 1 ? 'signed in 1 place' : `signed in ${count} places`)

import { noteSigningAnswer } from '@hearthline/domain/items/signing/note-signing'
import { Card } from '@hearthline/ui/card'
import { SubmitRow } from '@hearthline/ui/submit-row'
import type { FormEvent } from 'react'
import { useSaveAnswer } from '../../../application/item/use-save-answer.ts'
import { FormProblem } from '../../../forms/form-problem.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { SignatureMark } from '../../../signing/signature-mark.tsx'
import type { SigningStateBody } from '../../../signing/signing-source.ts'

/** Everything is read and signed: one button sends it. */
export function FinishSigning({ state }: { readonly state: SigningStateBody }) {
  const form = useForm(() => ({}))
  const { save, busy, error } = useSaveAnswer('note-signing', form.failWith)
  const { signature, documents } = state
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const judged = form.judge(noteSigningAnswer, { signature: signature?.name, consentToSignElectronically: true })
    if (judged) await save(judged)
  }
  return (
    <form className="grid gap-6" onSubmit={(event) => void submit(event)}>
      <FormProblem error={error} />
      <p>Everything is signed. Send it now: your agreement counts from then on, and you get a copy of each document.</p>
      <Card as="section" padding="tight" title="What you signed" level={3}>
        <ul className="mt-3 grid gap-2">
          {documents.map(({ uuid, title, places }) => (
            <li key={uuid}>{`${title}: ${signedWords(places.length)}`}</li>
          ))}
        </ul>
        {signature && (
          <p className="mt-4">
            <SignatureMark signature={signature} form="SIGNATURE" />
          </p>
        )}
      </Card>
      <SubmitRow label="Finish signing" loading={busy} loadingLabel="Sending…" />
    </form>
  )
}

const signedWords = (count: number): string => (count === 0 ? 'read' : count === 1 ? 'signed in 1 place' : `signed in ${count} places`)

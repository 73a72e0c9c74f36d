import { noteSigningAnswer } from '@hearthline/domain/items/signing/note-signing'
import { useSaveAnswer } from '../../../application/item/use-save-answer.ts'
import { useForm } from '../../../forms/use-form.ts'
import { FinishPhase } from '../../../signing/finish-phase.tsx'
import type { SigningStateBody } from '../../../signing/signing-source.ts'

/** The borrower's part is sent: the agreement counts from then on. */
export function FinishSigning({ state }: { readonly state: SigningStateBody }) {
  const form = useForm(() => ({}))
  const { save, busy, error } = useSaveAnswer('note-signing', form.failWith)
  const finish = async (signature: string | undefined) => {
    const judged = form.judge(noteSigningAnswer, { signature, consentToSignElectronically: true })
    return judged !== undefined && (await save(judged))
  }
  return (
    <FinishPhase
      state={state}
      words="Everything is signed. Send it now: your agreement counts from then on, and you get a copy of each document."
      busy={busy}
      error={error}
      onFinish={finish}
    />
  )
}

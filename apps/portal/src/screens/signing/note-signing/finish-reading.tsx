import { closingReviewAnswer } from '@hearthline/domain/items/signing/closing-review'
import { useSaveAnswer } from '../../../application/item/use-save-answer.ts'
import { useForm } from '../../../forms/use-form.ts'
import { FinishPhase } from '../../../signing/finish-phase.tsx'
import type { SigningStateBody } from '../../../signing/signing-source.ts'

/** All is read: what comes next is a time at the office where it is signed. */
export function FinishReading({ state }: { readonly state: SigningStateBody }) {
  const form = useForm(() => ({}))
  const { save, busy, error } = useSaveAnswer('closing-review', form.failWith)
  const finish = async () => {
    const judged = form.judge(closingReviewAnswer, { read: true })
    return judged !== undefined && (await save(judged))
  }
  return (
    <FinishPhase
      state={state}
      words="You have read everything. Nothing is signed yet. Next, you choose a time and an office, and sign everything there."
      busy={busy}
      error={error}
      onFinish={finish}
    />
  )
}

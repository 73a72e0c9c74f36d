import { address as addressRules } from '@hearthline/domain/registration'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { SubmitRow } from '@hearthline/ui/submit-row'
import type { FormEvent } from 'react'
import { useSaveAnswer } from '../../../application/item/use-save-answer.ts'
import { addressAnswer, isSameAddress, UNCHANGED } from '../../../credit/correction.ts'
import type { HomeAddress } from '../../../credit/obstacle.ts'
import { AddressFields } from '../../../forms/address/address-fields.tsx'
import { FormProblem } from '../../../forms/form-problem.tsx'
import { useForm } from '../../../forms/use-form.ts'

/** Where the borrower lives, again: a bureau looks under the address that lenders reported. */
export function HomeAddressForm({ address }: { address: HomeAddress }) {
  const form = useForm({ ...address, street2: address.street2 ?? '' })
  const { save, busy, error } = useSaveAnswer('home-address', form.failWith)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const judged = form.judge(addressRules())
    if (!judged) return
    const answer = addressAnswer(judged)
    if (isSameAddress(answer, address)) return form.fail([{ field: 'street1', message: UNCHANGED }])
    await save(answer)
  }
  return (
    <form className="portal-form" onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <FormProblem error={error} />
      <p className="text-muted">If you moved recently, try your previous address. Lenders may not have reported the new one yet.</p>
      <AddressFields values={form.values} errors={form.errors} onChange={form.set} section="section-home" />
      <SubmitRow loading={busy} sticky={false} />
    </form>
  )
}

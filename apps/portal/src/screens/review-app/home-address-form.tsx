import { address as addressRules } from '@hearthline/domain/registration'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { SubmitRow } from '@hearthline/ui/submit-row'
import type { FormEvent } from 'react'
import { AddressFields } from '../../frame/address/address-fields.tsx'
import type { HomeAddress } from '../../frame/credit/obstacle.ts'
import { FormProblem } from '../../frame/form-problem.tsx'
import { useForm } from '../../frame/use-form.ts'
import { useSaveAnswer } from '../../frame/use-save-answer.ts'
import { addressAnswer, isSameAddress, UNCHANGED } from './correction.ts'

/** Where the borrower lives, once more: a bureau looks under the address that lenders reported. */
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
      <p className="text-muted">
        If you moved lately, try the address where you lived before: lenders may not have reported the new one yet.
      </p>
      <AddressFields values={form.values} errors={form.errors} onChange={form.set} section="section-home" />
      <SubmitRow loading={busy} sticky={false} />
    </form>
  )
}

import { ErrorSummary } from '@hearthline/ui/error-summary'
import { SubmitRow } from '@hearthline/ui/submit-row'
import type { FormEvent } from 'react'
import type { ReadItem } from '../../../application/item/item-query.ts'
import { useSaveAnswer } from '../../../application/item/use-save-answer.ts'
import { FormProblem } from '../../../forms/form-problem.tsx'
import { useFillWithExample } from '../../../forms/use-fill-with-example.ts'
import { useForm } from '../../../forms/use-form.ts'

/** The same account again: no other one has been verified as the borrower's. */
export function ReturnedForm({ item }: { item: ReadItem<'valuation-fee-returned'> }) {
  const form = useForm(() => ({}))
  const { save, busy, error } = useSaveAnswer('valuation-fee-returned', form.failWith)
  useFillWithExample(() => undefined)
  const { triesLeft } = item.about
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save({})
  }
  return (
    <form className="portal-form" onSubmit={submit} noValidate>
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <FormProblem error={error} />
      <p>
        We can try the account for your money again once there is enough in it,{' '}
        {triesLeft === 1 ? 'one more time' : `${triesLeft} more times`}. If your bank doesn’t pay then either, you owe nothing for the
        visit.
      </p>
      <SubmitRow
        loading={busy}
        label="Try again"
        loadingLabel="Paying"
        note="You authorize us to debit this fee once. It is never taken twice."
      />
    </form>
  )
}

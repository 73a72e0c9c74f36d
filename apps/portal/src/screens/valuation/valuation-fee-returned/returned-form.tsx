import { valuationFeeReturnedAnswer } from '@hearthline/domain/items/valuation/valuation-fee-returned'
import { CardSelect } from '@hearthline/ui/card-select'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { TextField } from '@hearthline/ui/text-field'
import type { FormEvent } from 'react'
import type { ReadItem } from '../../../application/item/item-query.ts'
import { useSaveAnswer } from '../../../application/item/use-save-answer.ts'
import { FormProblem } from '../../../forms/form-problem.tsx'
import { useFillWithExample } from '../../../forms/use-fill-with-example.ts'
import { useForm } from '../../../forms/use-form.ts'

const EMPTY = { way: '', institution: '', routingNumber: '', accountNumber: '', accountType: '' }

/** Fields are named as the answer names them within `account`. */
const placeOf = (field: string): string => field.replace(/^account\./, '')

/** The same account again, or another one. Nothing of it is kept in the browser. */
export function ReturnedForm({ item }: { item: ReadItem<'valuation-fee-returned'> }) {
  const form = useForm(() => EMPTY)
  const { save, busy, error } = useSaveAnswer('valuation-fee-returned', form.failWith)
  useFillWithExample(() => form.replace({ way: 'OTHER', ...EMPTY_ACCOUNT, ...item.example.account }))
  const { values, errors, set } = form
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { way, ...account } = values
    if (way === '') return form.fail([{ field: 'way', message: 'Choose how to pay' }])
    const answer = form.judge(valuationFeeReturnedAnswer, way === 'OTHER' ? { account } : {}, placeOf)
    if (answer) await save(answer)
  }
  return (
    <form className="portal-form" onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <FormProblem error={error} />
      <CardSelect
        name="way"
        label="How do you want to pay it?"
        required
        value={values.way}
        error={errors.way}
        onValueChange={(way) => set('way', way)}
        options={[
          { value: 'SAME', label: 'Try the same account again', description: 'When there is enough money in it.' },
          { value: 'OTHER', label: 'Use another account', description: 'For this fee alone.' },
        ]}
      />
      {values.way === 'OTHER' && (
        <>
          {TEXTS.map(({ name, label, digits }) => (
            <TextField
              key={name}
              name={name}
              label={label}
              required
              autoComplete="off"
              {...(digits && { inputMode: 'numeric' as const })}
              value={values[name]}
              error={errors[name]}
              onChange={({ currentTarget }) => set(name, currentTarget.value)}
            />
          ))}
          <CardSelect
            name="accountType"
            label="Account type"
            layout="tiles"
            required
            value={values.accountType}
            error={errors.accountType}
            onValueChange={(type) => set('accountType', type)}
            options={[
              { value: 'CHECKING', label: 'Checking' },
              { value: 'SAVINGS', label: 'Savings' },
            ]}
          />
        </>
      )}
      <SubmitRow
        loading={busy}
        label="Pay the fee"
        loadingLabel="Paying"
        note="You authorize us to debit this fee once. It is never taken twice."
      />
    </form>
  )
}

const EMPTY_ACCOUNT = { institution: '', routingNumber: '', accountNumber: '', accountType: '' }

const TEXTS = [
  { name: 'institution', label: 'Bank or institution', digits: false },
  { name: 'routingNumber', label: 'Routing number', digits: true },
  { name: 'accountNumber', label: 'Account number', digits: true },
] as const

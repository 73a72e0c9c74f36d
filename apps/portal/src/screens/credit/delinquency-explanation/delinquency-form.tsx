import type { AnswerOf } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Card } from '@hearthline/ui/card'
import { CardSelect } from '@hearthline/ui/card-select'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { Textarea } from '@hearthline/ui/textarea'
import type { FormEvent } from 'react'
import type { ReadItem } from '../../../application/item/item-query.ts'
import { usePersistedForm } from '../../../application/item/use-persisted-form.ts'
import { useSaveAnswer } from '../../../application/item/use-save-answer.ts'
import { explanationProblem } from '../../../explanation/explanation-problem.ts'
import { FormProblem } from '../../../forms/form-problem.tsx'
import { useFillWithExample } from '../../../forms/use-fill-with-example.ts'
import { UploadField } from '../../../uploads/upload-field.tsx'
import { formatLateAccount, type LateAccount } from './format-late-account.ts'

const MOST = 2000

export const PROOF = {
  kind: 'PAYMENT_RECORD',
  label: 'A document that shows it is paid',
  hint: 'A payment history or a statement from your lender, or a letter about what happened.',
} as const

interface Values {
  readonly current: '' | 'yes' | 'no'
  readonly explanation: string
}

const valuesOf = (answer: Partial<AnswerOf<'delinquency-explanation'>> | null): Values => {
  const { current, explanation = '' } = answer ?? {}
  return { current: current === undefined ? '' : current ? 'yes' : 'no', explanation }
}

export function DelinquencyForm({ item }: { item: ReadItem<'delinquency-explanation'> }) {
  const form = usePersistedForm<Values>('delinquency-explanation', () => valuesOf(item.data))
  const { save, busy, error } = useSaveAnswer('delinquency-explanation', form.failWith)
  useFillWithExample(() => form.replace(valuesOf(item.example)))
  const { values, errors } = form
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const problems = [
      ...(values.current === '' ? [{ field: 'current', message: 'Choose an answer' }] : []),
      ...explanationProblem('explanation', values.explanation, { empty: 'Tell us briefly what happened', most: MOST }),
    ]
    form.fail(problems)
    const answer = { current: values.current === 'yes', explanation: values.explanation.trim() }
    if (problems.length === 0 && (await save(answer))) form.forget()
  }
  const { accounts } = item.about
  return (
    <form className="portal-form" onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <FormProblem error={error} />
      <Accounts accounts={accounts} />
      <CardSelect
        name="current"
        label={accounts.length > 1 ? 'Are they paid up to date now?' : 'Is it paid up to date now?'}
        required
        value={values.current}
        error={errors.current}
        onValueChange={(value) => form.set('current', value as Values['current'])}
        options={[
          { value: 'yes', label: 'Yes, nothing is overdue', description: 'You certify this, and we compare it with the lender’s records.' },
          { value: 'no', label: 'Not yet', description: 'Tell us below when it will be.' },
        ]}
      />
      {values.current === 'no' && (
        <Alert kind="info">
          It is hard for us to make an offer while a payment is overdue. If you can bring it up to date, do so before you submit this.
        </Alert>
      )}
      <Textarea
        name="explanation"
        label="What happened?"
        description="Tell us when it was, why, and what has changed since. For example, an illness, a lost job or a change of banks."
        required
        maxLength={MOST}
        count={values.explanation.length}
        maxCount={MOST}
        value={values.explanation}
        error={errors.explanation}
        onChange={(event) => form.set('explanation', event.currentTarget.value)}
      />
      <UploadField optional {...PROOF} />
      <SubmitRow
        loading={busy}
        note="An underwriter reviews it. Is the report wrong? Tell us above, and dispute it with the bureau too. They must correct it free of charge."
      />
    </form>
  )
}

function Accounts({ accounts }: { accounts: readonly LateAccount[] }) {
  return (
    <Card as="div" padding="tight">
      <p className="text-muted text-sm">On your credit report</p>
      <ul className="mt-1 grid gap-3">
        {accounts.map((account) => (
          <li key={`${account.creditor}${account.last4}`}>
            <p className="font-semibold wrap-anywhere">{account.creditor}</p>
            <p className="text-muted">{formatLateAccount(account)}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

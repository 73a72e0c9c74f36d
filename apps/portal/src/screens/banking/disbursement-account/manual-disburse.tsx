import { ErrorSummary } from '@hearthline/ui/error-summary'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { type FormEvent, useState } from 'react'
import type { ReadItem } from '../../../application/item/item-query.ts'
import { useSaveAnswer } from '../../../application/item/use-save-answer.ts'
import { useApplication } from '../../../application/use-application.ts'
import { AccountFields } from '../../../bank-aggregation/account-fields.tsx'
import { EXAMPLE_ACCOUNT, isNameJustAsked, judgeAccount, NO_ACCOUNT } from '../../../bank-aggregation/account-values.ts'
import { BankScreen, useAccountAgain } from '../../../bank-aggregation/bank-screen.tsx'
import { useBankOf } from '../../../bank-aggregation/use-bank-of.ts'
import { FormProblem } from '../../../forms/form-problem.tsx'
import { useFillWithExample } from '../../../forms/use-fill-with-example.ts'
import { useForm } from '../../../forms/use-form.ts'
import { applicationPath } from '../../../routing/application-path.ts'
import { AccountFailed, MoneySentBack, PaymentsStay, WhoseAccount } from './disburse.tsx'

type Question = ReadItem<'account-correction' | 'disbursement-account' | 'replacement-account'>

/** The account by its numbers, for whoever does not link a bank. */
export default function ManualDisburse() {
  const { uuid } = useApplication()
  return (
    <BankScreen
      items={['account-correction', 'disbursement-account', 'replacement-account']}
      again={useAccountAgain()}
      title="Enter your account"
      heading="What are your account numbers?"
      why="Both are on a check, and in your bank’s app or website."
      back={applicationPath(uuid, 'bank/disburse')}
    >
      {(item) => <TypeAccount key={item.item} item={item} />}
    </BankScreen>
  )
}

function TypeAccount({ item }: { item: Question }) {
  const form = useForm(NO_ACCOUNT)
  const bank = useBankOf(form.values.routingNumber)
  const [isLooking, setLooking] = useState(false)
  const [nameAsked, setNameAsked] = useState(0)
  const { save, busy, error } = useSaveAnswer(item.item, form.failWith)
  useFillWithExample(() => form.replace(EXAMPLE_ACCOUNT))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setLooking(true)
    const found = await bank.settled()
    setLooking(false)
    if (isNameJustAsked(bank, found, form.values)) return setNameAsked((count) => count + 1)
    const account = judgeAccount(form, found)
    if (account) await save(account)
  }
  return (
    <>
      {item.item !== 'disbursement-account' && (
        <div className="mt-8">
          <AccountFailed item={item} />
          <MoneySentBack item={item} />
          <PaymentsStay item={item} />
        </div>
      )}
      <form className="portal-form" onSubmit={(event) => void submit(event)} noValidate>
        <ErrorSummary errors={form.problems} attempt={form.attempt} />
        <FormProblem error={error} />
        <AccountFields form={form} bank={bank} nameAsked={nameAsked} />
        <SubmitRow label="Verify account" loading={busy || isLooking} />
      </form>
      <div className="mt-10">
        <WhoseAccount item={item} />
      </div>
    </>
  )
}

import { formatCents } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { CardSelect } from '@hearthline/ui/card-select'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { RadioGroup } from '@hearthline/ui/radio-group'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ReadItem } from '../../../application/item/item-query.ts'
import { useApplication } from '../../../application/use-application.ts'
import { AccountFields } from '../../../bank-aggregation/account-fields.tsx'
import { describeFinding } from '../../../bank-aggregation/account-findings.ts'
import { isNameJustAsked, judgeAccount, NO_ACCOUNT } from '../../../bank-aggregation/account-values.ts'
import { describeAccount } from '../../../bank-aggregation/shown-account.ts'
import { useBankOf } from '../../../bank-aggregation/use-bank-of.ts'
import { useFillWithExample } from '../../../forms/use-fill-with-example.ts'
import { useForm } from '../../../forms/use-form.ts'
import { applicationPath } from '../../../routing/application-path.ts'
import { AccountInReview } from './account-in-review.tsx'
import { LinkOther } from './link-other.tsx'
import { PaymentsAgain } from './payments-again.tsx'
import { keepUnsavedPayment, unsavedPayment } from './unsaved-payment.ts'

export type PaymentQuestion = ReadItem<'autopay-correction' | 'payment-method'>

interface Choice {
  payType: '' | 'AUTOPAY' | 'MANUAL'
  account: 'SAME' | 'OTHER'
}

/** What the discount is worth, in dollars a month. */
function payTypes({ about: { monthly } }: PaymentQuestion) {
  const saved = monthly && formatCents(monthly.withoutCents - monthly.withCents)
  return [
    {
      value: 'AUTOPAY',
      label: 'Automatic payments',
      description: saved ? `Saves about ${saved} a month on your first draw.` : 'We withdraw each payment on its due date.',
      detail: monthly && `${formatCents(monthly.withCents)} a month`,
    },
    {
      value: 'MANUAL',
      label: 'I pay each month myself',
      description: monthly ? 'Without the discount for automatic payments.' : 'You pay each payment by its due date.',
      detail: monthly && `${formatCents(monthly.withoutCents)} a month`,
    },
  ]
}

export function AutopayForm({ item }: { item: PaymentQuestion }) {
  const { uuid } = useApplication()
  const navigate = useNavigate()
  const before = unsavedPayment(uuid)
  const isCorrection = item.item === 'autopay-correction'
  const choice = useForm<Choice>({ payType: before?.payType ?? '', account: isCorrection || before?.otherAccount ? 'OTHER' : 'SAME' })
  const other = useForm(NO_ACCOUNT)
  const bank = useBankOf(other.values.routingNumber)
  const [isTyping, setTyping] = useState(false)
  const [nameAsked, setNameAsked] = useState(0)
  useFillWithExample(() => choice.replace({ payType: 'AUTOPAY', account: 'SAME' }))
  const { payType, account } = choice.values
  const isOther = payType === 'AUTOPAY' && account === 'OTHER'

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (payType === '') return choice.fail([{ field: 'payType', message: 'Choose how you would like to pay' }])
    if (isOther && !isTyping) return
    const found = isOther ? await bank.settled() : undefined
    if (found && isNameJustAsked(bank, found, other.values)) return setNameAsked((count) => count + 1)
    const otherAccount = found && judgeAccount(other, found)
    if (found && !otherAccount) return
    keepUnsavedPayment({ uuid, payType, ...(otherAccount && { otherAccount }) })
    void navigate(applicationPath(uuid, 'bank/confirm'))
  }
  const problems = [...choice.problems, ...other.problems]
  return (
    <form className="portal-form" onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary errors={problems} attempt={choice.attempt + other.attempt} />
      <PaymentsAgain about={item.about} />
      {!isCorrection && <AccountInReview about={item.about} />}
      {isCorrection && (
        <Alert kind="error" title="We couldn’t verify the account for your payments">
          {describeFinding(item.about.because)}
        </Alert>
      )}
      <CardSelect
        id="payType"
        name="payType"
        label="How would you like to pay?"
        hideLabel
        options={payTypes(item)}
        value={payType}
        error={choice.errors.payType}
        onValueChange={(value) => choice.set('payType', value as Choice['payType'])}
      />
      {payType === 'AUTOPAY' && (
        <RadioGroup
          id="account"
          name="account"
          label="Which account should we take payments from?"
          options={[
            {
              value: 'SAME',
              label: 'The account for my money',
              ...(item.about.account && { description: describeAccount(item.about.account) }),
            },
            { value: 'OTHER', label: 'Another account' },
          ]}
          value={account}
          onValueChange={(value) => choice.set('account', value as Choice['account'])}
        />
      )}
      {isOther && !isTyping ? (
        <>
          <LinkOther />
          <Button variant="secondary" onClick={() => setTyping(true)}>
            Enter account numbers instead
          </Button>
        </>
      ) : (
        <>
          {isOther && <AccountFields form={other} bank={bank} nameAsked={nameAsked} />}
          <SubmitRow />
        </>
      )}
    </form>
  )
}

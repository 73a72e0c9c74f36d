import { AUTOPAY_CONSENT_MISSING } from '@hearthline/domain'
import { Card, CardSection } from '@hearthline/ui/card'
import { Checkbox } from '@hearthline/ui/checkbox'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { LinkButton } from '@hearthline/ui/link-button'
import { SubmitRow } from '@hearthline/ui/submit-row'
import type { FormEvent, ReactNode } from 'react'
import { Link, Navigate } from 'react-router'
import { useSaveAnswer } from '../../../application/item/use-save-answer.ts'
import { useApplication } from '../../../application/use-application.ts'
import { BankScreen, PAYMENTS_AGAIN } from '../../../bank-aggregation/bank-screen.tsx'
import { describeAccount } from '../../../bank-aggregation/shown-account.ts'
import { FormProblem } from '../../../forms/form-problem.tsx'
import { useFillWithExample } from '../../../forms/use-fill-with-example.ts'
import { useForm } from '../../../forms/use-form.ts'
import { applicationPath } from '../../../routing/application-path.ts'
import { AccountInReview } from './account-in-review.tsx'
import { AutopayConsentText } from './autopay-consent.tsx'
import type { PaymentQuestion } from './autopay-form.tsx'
import { PaymentsAgain } from './payments-again.tsx'
import { keepUnsavedPayment, type UnsavedPayment, unsavedPayment } from './unsaved-payment.ts'

/** Everything about the bank once more, before it is saved. */
export default function ConfirmBank() {
  const { uuid, application } = useApplication()
  const payment = unsavedPayment(uuid)
  const isAsked = ['payment-method', 'autopay-correction', ...PAYMENTS_AGAIN.during].includes(application.openItem ?? '')
  // After a reload the choice is made again: a number is kept nowhere in the browser.
  if (isAsked && !payment) return <Navigate replace to={applicationPath(uuid, 'bank/autopay')} />
  return (
    <BankScreen
      items={['autopay-correction', 'payment-method']}
      again={PAYMENTS_AGAIN}
      title="Check your bank details"
      heading="Is this right?"
      why="This is where we send your money, and how you pay each month."
      back={applicationPath(uuid, 'bank/autopay')}
    >
      {(item) => payment && <Confirm item={item} payment={payment} />}
    </BankScreen>
  )
}

function Confirm({ item, payment }: { item: PaymentQuestion; payment: UnsavedPayment }) {
  const form = useForm({ autopayConsent: false })
  const { save, busy, error } = useSaveAnswer(item.item, form.failWith)
  useFillWithExample(() => form.set('autopayConsent', true))
  const isAutopay = payment.payType === 'AUTOPAY'
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isAutopay && !form.values.autopayConsent) {
      form.fail([{ field: 'autopayConsent', message: AUTOPAY_CONSENT_MISSING }])
      return
    }
    const { payType, otherAccount } = payment
    const saved = await save(isAutopay ? { payType, autopayConsent: true, ...(otherAccount && { otherAccount }) } : { payType })
    if (saved) keepUnsavedPayment(undefined)
  }
  return (
    <form className="portal-form" onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <FormProblem error={error} />
      <PaymentsAgain about={item.about} />
      <Accounts item={item} payment={payment} />
      <AccountInReview about={item.about} />
      {isAutopay && (
        <Checkbox
          id="autopayConsent"
          name="autopayConsent"
          label={<AutopayConsentText />}
          checked={form.values.autopayConsent}
          error={form.errors.autopayConsent}
          onChange={(event) => form.set('autopayConsent', event.currentTarget.checked)}
        />
      )}
      <SubmitRow label={isAutopay ? 'Authorize payments' : 'Confirm'} loading={busy} />
    </form>
  )
}

function Accounts({ item, payment }: { item: PaymentQuestion; payment: UnsavedPayment }) {
  const { uuid } = useApplication()
  const { account } = item.about
  const { otherAccount } = payment
  const drawn = otherAccount
    ? { ...otherAccount, last4: otherAccount.accountNumber.length > 4 ? otherAccount.accountNumber.slice(-4) : '' }
    : account
  return (
    <Card as="div" padding="none">
      <Row label="Your money goes to" change={applicationPath(uuid, 'bank/disburse')} changeLabel="Change the account for your money">
        {account ? describeAccount(account) : 'The account you chose'}
      </Row>
      <Row label="Each month" change={applicationPath(uuid, 'bank/autopay')} changeLabel="Change how you pay">
        {payment.payType === 'MANUAL'
          ? 'You pay yourself'
          : `Automatic payments from ${drawn ? describeAccount(drawn) : 'the account you chose'}`}
      </Row>
    </Card>
  )
}

function Row({ label, change, changeLabel, children }: { label: string; change: string; changeLabel: string; children: ReactNode }) {
  return (
    <CardSection className="flex flex-wrap items-center justify-between gap-3 p-5">
      <div>
        <p className="text-muted text-sm">{label}</p>
        <p className="font-semibold">{children}</p>
      </div>
      <LinkButton as={Link} to={change} variant="secondary" aria-label={changeLabel}>
        Change
      </LinkButton>
    </CardSection>
  )
}

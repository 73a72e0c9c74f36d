import { emptyAddress, toWaitlistBody, waitlistStep } from '@hearthline/domain/registration'
import { Alert } from '@hearthline/ui/alert'
import { Checkbox } from '@hearthline/ui/checkbox'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { LinkButton } from '@hearthline/ui/link-button'
import { MoneyField } from '@hearthline/ui/money-field'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { type FormEvent, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { request } from '../../api/request.ts'
import { AddressFields } from '../../forms/address/address-fields.tsx'
import { FormProblem } from '../../forms/form-problem.tsx'
import { BirthdateField, EmailField, NameField } from '../../forms/person-fields.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Screen } from '../../page/screen.tsx'
import { birthdateParts, today } from '../../registration/birthdate-parts.ts'
import { isProduction } from '../../session/environment.ts'
import { readRegisterAnswers } from '../../session/register-answers.ts'
import { LeaveList } from './leave-list.tsx'
import { isWaitlistReason, type WaitlistWords, waitlistWords } from './waitlist-words.ts'

interface From {
  readonly reason?: string
  /** of an estimate: no more of the home was said there */
  readonly home?: { readonly state: string; readonly zip?: string }
}

/** What the wizard or the estimate knows already; whoever came here by themselves types it. */
function known(from: From | null) {
  const { name, dob, email, propertyAddress, isIncomeSet, income } = readRegisterAnswers().data
  const { street1, street2, city, state, zip } = from?.home ? { ...emptyAddress, ...from.home } : propertyAddress
  const person = { firstName: name.firstName, lastName: name.lastName, dob: birthdateParts(dob), email }
  return { ...person, income: isIncomeSet ? income.income : (null as number | null), street1, street2, city, state, zip, consent: false }
}

export default function Waitlist() {
  const leave = useSearchParams()[0].get('leave')
  return leave ? <LeaveList token={leave} /> : <JoinList />
}

/** For people we cannot serve yet: no credit decision was made, and the page says so. */
function JoinList() {
  const from = useLocation().state as From | null
  const reason = isWaitlistReason(from?.reason) ? from.reason : undefined
  const words = waitlistWords(reason)
  const form = useForm(() => known(from))
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState(false)
  const [error, setError] = useState<unknown>()
  const { values, errors, set } = form
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const answer = form.judge(waitlistStep({ today: today(), production: isProduction() }))
    if (!answer || busy) return
    setBusy(true)
    setError(undefined)
    try {
      await request('POST', '/waitlist/home-equity-loan-plus', { body: toWaitlistBody(answer, reason) })
      setDone(true)
    } catch (problem) {
      setError(problem)
      form.failWith(problem)
    } finally {
      setBusy(false)
    }
  }
  if (done) return <ThankYou email={values.email.trim()} words={words} />
  return (
    <Screen title="Join the waitlist" heading={words.heading} why={words.why}>
      <form className="portal-form" onSubmit={(event) => void submit(event)} noValidate>
        <Alert kind="info">No credit decision has been made, and we did not contact a credit bureau.</Alert>
        <ErrorSummary errors={form.problems} attempt={form.attempt} />
        <FormProblem error={error} />
        <NameField part="firstName" {...{ values, errors }} onChange={set} />
        <NameField part="lastName" {...{ values, errors }} onChange={set} />
        <BirthdateField value={values.dob} error={errors.dob} onChange={(dob) => set('dob', dob)} />
        <EmailField value={values.email} error={errors.email} onChange={(email) => set('email', email)} />
        <MoneyField
          name="income"
          label="Annual income"
          description="Your total income for a year, before taxes."
          required
          value={values.income}
          error={errors.income}
          onChange={(income) => set('income', income)}
        />
        <fieldset className="grid gap-5">
          <legend className="mb-4 text-xl font-semibold">The home you would borrow against</legend>
          <AddressFields values={values} errors={errors} onChange={set} />
        </fieldset>
        <Checkbox
          name="consent"
          label="Please keep these details and email me when this changes"
          required
          checked={values.consent}
          error={errors.consent}
          onChange={(event) => set('consent', event.currentTarget.checked)}
        />
        <SubmitRow label="Join the waitlist" loading={busy} />
      </form>
    </Screen>
  )
}

function ThankYou({ email, words: { when, another } }: { email: string; words: WaitlistWords }) {
  return (
    <Screen title="Thank you" heading="Thank you, you are on the list" why={`We’ll email ${email} ${when}. You don’t need to do anything.`}>
      <p className="mt-6">
        We also send a confirmation with a link to leave the list, unless this address is on the list already. Not there? Check your spam
        folder.
      </p>
      <div className="mt-8">
        <LinkButton variant="secondary" href={another.to}>
          {another.label}
        </LinkButton>
      </div>
    </Screen>
  )
}

import { US_STATES, usStateCodes } from '@hearthline/domain/registration'
import { Alert } from '@hearthline/ui/alert'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { MoneyField } from '@hearthline/ui/money-field'
import { Select } from '@hearthline/ui/select'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { TextField } from '@hearthline/ui/text-field'
import { FormProblem } from '../../forms/form-problem.tsx'
import type { Form } from '../../forms/use-form.ts'
import { Screen } from '../../page/screen.tsx'
import type { EstimateForm as Asked } from './estimate-query.ts'
import type { EstimateValues } from './estimate-values.ts'
import { LoanFields } from './loan-fields.tsx'
import { kindOptions, scoreOptions, useOptions } from './options.ts'

export interface EstimateFormProps {
  readonly form: Form<EstimateValues>
  /** undefined while it is fetched */
  readonly asked: Asked | undefined
  readonly busy: boolean
  readonly error: unknown
  /** the link had a part that could not be read */
  readonly isIncomplete: boolean
  readonly onSubmit: () => void
}

const states = usStateCodes.map((code) => ({ value: code, label: US_STATES[code] }))

export function EstimateForm({ form, asked, busy, error, isIncomplete, onSubmit }: EstimateFormProps) {
  const { values, errors, set } = form
  const box = (name: 'state' | 'zip' | 'county' | 'occupancy' | 'propertyKind' | 'score') => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
  })
  const money = (name: 'value' | 'income' | 'debts') => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (dollars: number | null) => set(name, dollars),
  })
  const asksCounty = asked?.statesWithCountyTax.includes(values.state) === true || values.county !== ''
  return (
    <Screen
      title="Estimate your line"
      heading="See what a line could cost"
      why="No name and no credit check. We don’t keep your answers. If you apply, they are filled in for you to check."
    >
      <form
        className="portal-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {isIncomplete && <Alert kind="warning">We couldn’t read part of this link. Check your answers and fill in what is missing.</Alert>}
        <ErrorSummary errors={form.problems} attempt={form.attempt} />
        <FormProblem error={error} />
        <fieldset className="grid gap-5">
          <legend className="mb-4 text-xl font-semibold">Your home</legend>
          <div className="grid gap-5 sm:grid-cols-[1fr_11rem]">
            <Select label="State" required placeholder="Choose one" options={states} {...box('state')} />
            <TextField label="ZIP code" optional inputMode="numeric" maxLength={5} autoComplete="off" {...box('zip')} />
          </div>
          {asksCounty && (
            <TextField
              label="County"
              optional
              description="The recording tax in your state depends on the county. Without it, we show a range."
              autoComplete="off"
              {...box('county')}
            />
          )}
          <Select label="How do you use this home?" required placeholder="Choose one" options={useOptions} {...box('occupancy')} />
          <Select label="Type of home" required options={kindOptions} {...box('propertyKind')} />
          <MoneyField label="What is it worth today?" description="Your best guess is fine." required {...money('value')} />
        </fieldset>
        <LoanFields
          loans={values.loans}
          errors={errors}
          asksDay={asked?.statesWithYearsBetween.includes(values.state) === true}
          onChange={(loans) => set('loans', loans)}
        />
        <fieldset className="grid gap-5">
          <legend className="mb-4 text-xl font-semibold">About you</legend>
          <Select
            label="Credit score"
            description="As you know it. We don’t check it for an estimate."
            required
            placeholder="Choose a range"
            options={scoreOptions(asked?.scoreBands, values.score)}
            {...box('score')}
          />
          <MoneyField
            label="Annual income, before taxes"
            optional
            description="Fill in this and the payments below to see what your income supports."
            {...money('income')}
          />
          <MoneyField
            label="Other monthly debt payments"
            optional
            description="Cars, cards, student and other loans. Leave out the loans on this home, taxes and insurance. Enter 0 if you have none."
            {...money('debts')}
          />
        </fieldset>
        <SubmitRow
          label="See my estimate"
          loadingLabel="Calculating"
          loading={busy}
          note="This is not an application and no decision on your credit."
        />
      </form>
    </Screen>
  )
}

import { formatMoney } from '@hearthline/domain'
import {
  EMPLOYMENT_CHOICES,
  EMPLOYMENT_LABELS,
  type EmploymentChoice,
  incomeStep,
  incomeWarning,
  needsIncomeWarning,
} from '@hearthline/domain/registration'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { MoneyField } from '@hearthline/ui/money-field'
import { Select } from '@hearthline/ui/select'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { useState } from 'react'
import { useForm } from '../../forms/use-form.ts'
import { PrefilledNote } from '../prefilled-note.tsx'
import { QuestionFrame } from '../question-frame.tsx'
import { useWizard } from '../use-wizard.ts'

interface IncomeValues {
  employmentType: EmploymentChoice | undefined
  income: number | null
  otherIncome: number | null
}

const employments = EMPLOYMENT_CHOICES.map((value) => ({ value, label: EMPLOYMENT_LABELS[value] }))

/** Income a year before tax. One that looks monthly is asked about, and continues only by its own button. */
export default function AnnualIncomeQuestion() {
  const wizard = useWizard('annual-income')
  const { income, isIncomeSet } = wizard.data
  const form = useForm<IncomeValues>({
    employmentType: income.employmentType,
    income: isIncomeSet || income.income > 0 ? income.income : null,
    otherIncome: income.otherIncome > 0 ? income.otherIncome : null,
  })
  const [warned, setWarned] = useState(false)
  const { values, errors, set } = form
  const submit = (confirmed = false) => {
    const answer = form.judge(incomeStep)
    if (!answer) return setWarned(false)
    if (needsIncomeWarning(answer.income) && !confirmed) return setWarned(true)
    wizard.save({ income: answer, isIncomeSet: true })
  }
  const changeIncome = (dollars: number | null) => {
    setWarned(false)
    set('income', dollars)
  }
  return (
    <QuestionFrame
      id="annual-income"
      wizard={wizard}
      heading="What is your annual income?"
      why="Your total income for a year, before taxes."
      form={form}
      onSubmit={() => submit()}
      notice={<PrefilledNote groups={['income']} prefilled={wizard.prefilled} />}
    >
      <Select
        name="employmentType"
        label="How do you earn this income?"
        description="Alimony, child support or separate maintenance income need not be revealed if you do not wish to have it considered as a basis for repaying this line."
        placeholder="Choose one"
        required
        options={employments}
        value={values.employmentType ?? ''}
        error={errors.employmentType}
        onChange={(event) => set('employmentType', (event.currentTarget.value || undefined) as EmploymentChoice | undefined)}
      />
      <MoneyField name="income" label="Annual income" required value={values.income} error={errors.income} onChange={changeIncome} />
      <MoneyField
        name="otherIncome"
        label="Other annual income"
        optional
        description="For example, rent, a pension or a second job."
        value={values.otherIncome}
        error={errors.otherIncome}
        onChange={(dollars) => set('otherIncome', dollars)}
      />
      {warned && (
        <Alert
          kind="warning"
          title={incomeWarning.title}
          action={
            <div className="flex flex-wrap gap-3">
              <Button size="medium" onClick={() => submit(true)}>
                {incomeWarning.confirm}
              </Button>
              <Button size="medium" variant="secondary" onClick={() => document.getElementById('income')?.focus()}>
                {incomeWarning.change}
              </Button>
            </div>
          }
        >
          {incomeWarning.body(formatMoney(values.income ?? 0))}
        </Alert>
      )}
      <SubmitRow disabled={warned} />
    </QuestionFrame>
  )
}

import { Card } from '@hearthline/ui/card'
import { CardSelect } from '@hearthline/ui/card-select'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { itemQuery } from '../../application/item/item-query.ts'
import { useApplication } from '../../application/use-application.ts'
import type { ApprovalPath, DecisionBody } from '../../decision/decision-query.ts'
import { applyFieldErrors } from '../../forms/apply-field-errors.ts'
import { FormProblem } from '../../forms/form-problem.tsx'
import { type FieldProblem, useForm } from '../../forms/use-form.ts'
import { ApprovalPathButtons } from './approval-path-buttons.tsx'
import { approvalPathsHeading } from './approval-path-labels.ts'
import { incomeBody, incomeOwner, incomeProblem, readStated } from './income-answer.ts'
import { IncomeField } from './income-field.tsx'
import { useDecisionActions } from './use-decision-actions.ts'

/** The approval paths: one is taken now, or saved for its day. */
export function ApprovalPathsForm({ decision: { ways, plan, refusal } }: { decision: DecisionBody }) {
  const { uuid, etag } = useApplication()
  const first = ways.find(({ takeNow }) => takeNow) ?? ways[0]
  const [chosen, setChosen] = useState(first?.id)
  const form = useForm<{ income: number | null }>({ income: null })
  const { busy, error, take, save } = useDecisionActions((problem) => form.fail(incomeProblems(problem)))
  const way = ways.find(({ id }) => id === chosen) ?? first
  const asksIncome = way?.takeNow === true && way.asks === 'INCOME'
  const income = useQuery({ ...itemQuery(uuid, 'annual-income', etag), enabled: asksIncome })
  if (!way) return null
  const facts = { whose: incomeOwner(way), stated: readStated(income.data?.data), needsCents: way.needsCents }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!way.takeNow) return void save(way.id)
    const problem = asksIncome ? incomeProblem(form.values.income, facts) : undefined
    form.fail(problem ? [{ field: 'income', message: problem }] : [])
    if (!problem) void take(way.id, asksIncome ? incomeBody(facts.whose, form.values.income) : {})
  }
  const title = approvalPathsHeading(ways.length, refusal?.kind === 'NOT_OFFERED')
  return (
    <form className="grid gap-5" onSubmit={submit} noValidate aria-labelledby="ways">
      <h2 id="ways">{title}</h2>
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <FormProblem error={error} />
      {ways.length === 1 ? (
        <SinglePath path={way} />
      ) : (
        <CardSelect
          name="way"
          label={title}
          hideLabel
          value={way.id}
          onValueChange={(id) => {
            setChosen(id)
            form.fail([])
            form.replace({ income: null })
          }}
          options={ways.map(({ id, title: label, detail }) => ({ value: id, label, description: <Steps>{detail}</Steps> }))}
        />
      )}
      {asksIncome && (
        <IncomeField
          dollars={form.values.income}
          facts={facts}
          error={form.errors.income}
          onChange={(dollars) => form.set('income', dollars)}
        />
      )}
      <ApprovalPathButtons
        path={way}
        busy={busy}
        planned={plan !== null && plan.way === way.id && plan.state === 'SAVED'}
        leads={plan?.state !== 'WOULD_PASS'}
        onSave={() => void save(way.id)}
      />
    </form>
  )
}

/** Where there is one there is nothing to choose. */
function SinglePath({ path: { title, detail } }: { path: ApprovalPath }) {
  return (
    <Card as="div" padding="tight">
      <p className="font-semibold">{title}</p>
      <p className="mt-1 text-muted">
        <Steps>{detail}</Steps>
      </p>
    </Card>
  )
}

/** A path of several steps has a line for each. */
const Steps = ({ children }: { children: string }) => <span className="whitespace-pre-line">{children}</span>

/** The server names the income by its own field; here it has but one. */
function incomeProblems(error: unknown): FieldProblem[] {
  const found: FieldProblem[] = []
  applyFieldErrors(error, (_field, { message }) => found.push({ field: 'income', message }))
  return found
}

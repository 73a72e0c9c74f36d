import { Card } from '@hearthline/ui/card'
import { CardSelect } from '@hearthline/ui/card-select'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { DecisionBody, Way } from '../../../decision/decision-query.ts'
import { applyFieldErrors } from '../../../frame/apply-field-errors.ts'
import { FormProblem } from '../../../frame/form-problem.tsx'
import { itemQuery } from '../../../frame/item-query.ts'
import { useApplication } from '../../../frame/use-application.ts'
import { type FieldProblem, useForm } from '../../../frame/use-form.ts'
import { incomeBody, incomeProblem, readStated, whoseIncome } from './income-answer.ts'
import { IncomeField } from './income-field.tsx'
import { useDecisionActions } from './use-decision-actions.ts'
import { WayButtons } from './way-buttons.tsx'
import { waysHeading } from './way-words.ts'

/** The ways that would pass: one is taken now, or saved for its day. */
export function WaysForm({ decision: { ways, plan, refusal } }: { decision: DecisionBody }) {
  const { uuid, etag } = useApplication()
  const first = ways.find(({ takeNow }) => takeNow) ?? ways[0]
  const [chosen, setChosen] = useState(first?.id)
  const form = useForm<{ income: number | null }>({ income: null })
  const { busy, error, take, save } = useDecisionActions((problem) => form.fail(incomeProblems(problem)))
  const way = ways.find(({ id }) => id === chosen) ?? first
  const asksIncome = way?.takeNow === true && way.asks === 'INCOME'
  const income = useQuery({ ...itemQuery(uuid, 'annual-income', etag), enabled: asksIncome })
  if (!way) return null
  const facts = { whose: whoseIncome(way), stated: readStated(income.data?.data), needsCents: way.needsCents }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!way.takeNow) return void save(way.id)
    const problem = asksIncome ? incomeProblem(form.values.income, facts) : undefined
    form.fail(problem ? [{ field: 'income', message: problem }] : [])
    if (!problem) void take(way.id, asksIncome ? incomeBody(facts.whose, form.values.income) : {})
  }
  const title = waysHeading(ways.length, refusal?.kind === 'NOT_OFFERED')
  return (
    <form className="grid gap-5" onSubmit={submit} noValidate aria-labelledby="ways">
      <h2 id="ways">{title}</h2>
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <FormProblem error={error} />
      {ways.length === 1 ? (
        <OnlyWay way={way} />
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
          options={ways.map(({ id, title: label, detail }) => ({ value: id, label, description: detail }))}
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
      <WayButtons
        way={way}
        busy={busy}
        planned={plan !== null && plan.way === way.id && plan.state === 'SAVED'}
        leads={plan?.state !== 'WOULD_PASS'}
        onSave={() => void save(way.id)}
      />
    </form>
  )
}

/** Where there is one there is nothing to choose. */
function OnlyWay({ way: { title, detail } }: { way: Way }) {
  return (
    <Card as="div" padding="tight">
      <p className="font-semibold">{title}</p>
      <p className="mt-1 text-muted">{detail}</p>
    </Card>
  )
}

/** The server names the income by its own field; here it has but one. */
function incomeProblems(error: unknown): FieldProblem[] {
  const found: FieldProblem[] = []
  applyFieldErrors(error, (_field, { message }) => found.push({ field: 'income', message }))
  return found
}

import { Button } from '@hearthline/ui/button'
import { CardSelect } from '@hearthline/ui/card-select'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { DecisionBody, Way } from '../../../decision/decision-query.ts'
import { lookAgainWords } from '../../../decision/plan-words.ts'
import { FormProblem } from '../../../frame/form-problem.tsx'
import { itemQuery } from '../../../frame/item-query.ts'
import { useApplication } from '../../../frame/use-application.ts'
import { useForm } from '../../../frame/use-form.ts'
import { type IncomeTyped, incomeBody, incomeProblem, readStated } from './income-answer.ts'
import { IncomeFields } from './income-fields.tsx'
import { useDecisionActions } from './use-decision-actions.ts'

/** The ways that would pass: one is taken now, or saved for its day. */
export function WaysForm({ decision: { ways, plan, refusal } }: { decision: DecisionBody }) {
  const { uuid, etag } = useApplication()
  const first = ways.find(({ takeNow }) => takeNow) ?? ways[0]
  const [chosen, setChosen] = useState(first?.id)
  const form = useForm<IncomeTyped>({ whose: 'CO_OWNER', dollars: null })
  const { busy, error, take, save } = useDecisionActions()
  const way = ways.find(({ id }) => id === chosen) ?? first
  const asksIncome = way?.takeNow === true && way.asks === 'INCOME'
  const income = useQuery({ ...itemQuery(uuid, 'annual-income', etag), enabled: asksIncome })
  const facts = { stated: readStated(income.data?.data), needsCents: way?.needsCents }
  if (!way) return null

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!way.takeNow) return void save(way.id)
    const problem = asksIncome ? incomeProblem(form.values, facts) : undefined
    form.fail(problem ? [{ field: 'income', message: problem }] : [])
    if (!problem) void take(way.id, asksIncome ? incomeBody(form.values) : {})
  }
  const title = headingOf(ways, refusal?.kind === 'NOT_OFFERED')
  return (
    <form className="grid gap-5 print:hidden" onSubmit={submit} noValidate aria-labelledby="ways">
      <h2 id="ways">{title}</h2>
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <FormProblem error={error} />
      <CardSelect
        name="way"
        label={title}
        hideLabel
        value={way.id}
        onValueChange={(id) => {
          setChosen(id)
          form.fail([])
        }}
        options={ways.map(({ id, title: label, detail }) => ({ value: id, label, description: detail }))}
      />
      {asksIncome && (
        <IncomeFields typed={form.values} facts={facts} error={form.errors.income} onChange={(typed) => changed(form, typed)} />
      )}
      <Buttons
        way={way}
        busy={busy}
        planned={plan !== null && plan.way === way.id && plan.state === 'SAVED'}
        onSave={() => void save(way.id)}
      />
    </form>
  )
}

function changed(form: ReturnType<typeof useForm<IncomeTyped>>, typed: IncomeTyped): void {
  form.fail([])
  form.replace(typed)
}

function headingOf({ length }: readonly Way[], notOffered: boolean): string {
  if (notOffered) return 'When this changes'
  return length === 1 ? 'This would pass' : 'Any one of these would pass'
}

interface ButtonsProps {
  readonly way: Way
  readonly busy: string | undefined
  readonly planned: boolean
  readonly onSave: () => void
}

function Buttons({ way: { takeNow, checkOn }, busy, planned, onSave }: ButtonsProps) {
  const about = planned ? 'This is your saved plan.' : checkOn ? lookAgainWords(checkOn) : undefined
  const save = planned ? null : (
    <Button
      type={takeNow ? 'button' : 'submit'}
      variant={takeNow ? 'secondary' : 'primary'}
      loading={busy === 'save'}
      loadingLabel="Saving"
      disabled={busy !== undefined}
      aria-describedby={about ? 'plan-day' : undefined}
      onClick={takeNow ? onSave : undefined}
    >
      Save this plan
    </Button>
  )
  return (
    <div>
      <div className="flex flex-col gap-3 sm:flex-row">
        {takeNow && (
          <Button type="submit" loading={busy === 'take'} loadingLabel="Deciding again" disabled={busy !== undefined}>
            Show that offer
          </Button>
        )}
        {save}
      </div>
      {about && (
        <p id="plan-day" className="mt-3 text-sm text-muted">
          {takeNow && !planned ? `Or save it as a plan: ${lowerFirst(about)}` : about}
        </p>
      )}
    </div>
  )
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

import type { AnswerOf } from '@hearthline/domain'
import { formatPhone } from '@hearthline/domain'
import { Button } from '@hearthline/ui/button'
import { Card } from '@hearthline/ui/card'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { type FormEvent, useState } from 'react'
import type { ReadItem } from '../../../application/item/item-query.ts'
import { useSaveAnswer } from '../../../application/item/use-save-answer.ts'
import { applyFieldErrors } from '../../../forms/apply-field-errors.ts'
import { FormProblem } from '../../../forms/form-problem.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { ConfirmAction } from '../../../page/confirm-action.tsx'
import { describeFeeInShort } from './describe-fee.ts'
import { VisitField } from './visit-field.tsx'
import { placeOfVisit, visitOf, visitProblems, visitValues } from './visit-values.ts'

type Order = AnswerOf<'valuation-order'>

/** When and whom the broker meets, and how to change it. */
export function VisitCard({ item }: { item: ReadItem<'valuation-visit'> }) {
  const { order, when, days = [] } = item.about
  const [changing, setChanging] = useState(false)
  if (!order) return null
  return (
    <Card title="Your visit" className="mt-8">
      <dl className="grid gap-4">
        <Told label="When" text={when ?? 'The broker calls to agree on a time'} />
        <Told label="Who lets them in" text={`${order.contactName}, ${formatPhone(order.contactPhone)}`} />
        {order.accessNote && <Told label="Getting in" text={order.accessNote} />}
        <Told label="Cost" text={describeFeeInShort(item.about)} />
      </dl>
      <div className="mt-5 grid gap-4">
        {changing ? (
          <ChangeForm order={order} days={days} onLeave={() => setChanging(false)} />
        ) : (
          <div className="grid gap-3">
            <div>
              <Button variant="secondary" size="medium" onClick={() => setChanging(true)}>
                Change the time
              </Button>
            </div>
            <CancelVisit order={order} />
          </div>
        )}
      </div>
    </Card>
  )
}

export function Told({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="wrap-anywhere font-medium">{text}</dd>
    </div>
  )
}

function ChangeForm({ order, days, onLeave }: { order: Order; days: readonly string[]; onLeave: () => void }) {
  const form = useForm(() => visitValues(order.visit, true))
  const { save, busy, error } = useSaveAnswer('valuation-order', (problem) => {
    applyFieldErrors(problem, (field, { message }) => form.fail([{ field: placeOfVisit(field), message }]))
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const problems = visitProblems(form.values)
    form.fail(problems)
    if (problems.length > 0) return
    const { visit: _before, ...kept } = order
    const visit = visitOf(form.values)
    // The same page stands after it: the form is done, and the new time is shown.
    if (await save({ ...kept, ...(visit && { visit }) })) onLeave()
  }
  return (
    <form className="grid gap-5" onSubmit={(event) => void submit(event)} noValidate aria-label="Change the time">
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <FormProblem error={error} />
      <VisitField
        who="the broker"
        days={days}
        values={form.values}
        errors={{ day: form.errors.day, window: form.errors.window }}
        onChange={form.set}
      />
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button type="submit" size="medium" loading={busy} loadingLabel="Saving">
          Save the new time
        </Button>
        <Button variant="secondary" size="medium" disabled={busy} onClick={onLeave}>
          Keep the visit as it is
        </Button>
      </div>
    </form>
  )
}

function CancelVisit({ order }: { order: Order }) {
  const { save, busy, error } = useSaveAnswer('valuation-order')
  const { visit: _canceled, ...kept } = order
  return (
    <ConfirmAction
      opener="Cancel the visit"
      title="Cancel the visit?"
      yes="Cancel visit"
      doing="Canceling"
      no="Keep visit"
      busy={busy}
      onYes={() => void save({ ...kept, canceled: true })}
    >
      <p>We tell the broker. Your application stays open, and waits until you choose a new time.</p>
      <FormProblem error={error} />
    </ConfirmAction>
  )
}

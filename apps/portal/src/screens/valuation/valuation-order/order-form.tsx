import { FEE_DEBIT_WORDS, MOST_ACCESS_NOTE } from '@hearthline/domain'
import { Checkbox } from '@hearthline/ui/checkbox'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { PhoneField } from '@hearthline/ui/phone-field'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { TextField } from '@hearthline/ui/text-field'
import { Textarea } from '@hearthline/ui/textarea'
import type { FormEvent } from 'react'
import type { ReadItem } from '../../../application/item/item-query.ts'
import { usePersistedForm } from '../../../application/item/use-persisted-form.ts'
import { useSaveAnswer } from '../../../application/item/use-save-answer.ts'
import { applyFieldErrors } from '../../../forms/apply-field-errors.ts'
import { FormProblem } from '../../../forms/form-problem.tsx'
import { useFillWithExample } from '../../../forms/use-fill-with-example.ts'
import { ConditionField } from './condition-field.tsx'
import { describeFeeInShort } from './describe-fee.ts'
import { FeeCard } from './fee-card.tsx'
import { orderOf, orderProblems, orderValues } from './order-values.ts'
import { VisitField } from './visit-field.tsx'
import { placeOfVisit } from './visit-values.ts'

interface OrderFormProps {
  item: ReadItem<'valuation-order'> | ReadItem<'valuation-reorder'>
  /** Above the five conditions. */
  conditionLabel: string
}

/** The condition, whom to meet, when, and the cost: one answer. */
export function OrderForm({ item, conditionLabel }: OrderFormProps) {
  const form = usePersistedForm(item.item, () => orderValues(item.data ?? ('before' in item.about ? (item.about.before ?? null) : null)))
  const failed = (error: unknown) => {
    const found: { field: string; message: string }[] = []
    applyFieldErrors(error, (field, { message }) => found.push({ field: placeOfVisit(field), message }))
    if (found.length > 0) form.fail(found)
  }
  const { save, busy, error } = useSaveAnswer(item.item, failed)
  useFillWithExample(() => form.replace(orderValues(item.example)))
  const { values, errors } = form
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const problems = orderProblems(values, item.about.fee !== undefined)
    form.fail(problems)
    const order = orderOf(values)
    if (problems.length > 0 || !order || !(await save(order))) return
    form.forget()
    if (!order.visit) await tellOfCall(item.about)
  }
  return (
    <form className="portal-form" onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <FormProblem error={error} />
      <ConditionField
        label={conditionLabel}
        value={values.condition}
        error={errors.condition}
        onChange={(condition) => form.set('condition', condition)}
      />
      <TextField
        name="contactName"
        label="Who will be at the home?"
        description="You, or another adult who can let them in."
        required
        autoComplete="name"
        maxLength={120}
        value={values.contactName}
        error={errors.contactName}
        onChange={({ currentTarget }) => form.set('contactName', currentTarget.value)}
      />
      <PhoneField
        name="contactPhone"
        label="Their phone"
        required
        value={values.contactPhone}
        error={errors.contactPhone}
        onChange={(phone) => form.set('contactPhone', phone)}
      />
      <VisitField
        who="the broker"
        days={item.about.days ?? []}
        values={values}
        errors={{ day: errors.day, window: errors.window }}
        onChange={form.set}
      />
      <Textarea
        name="accessNote"
        label="Anything they should know to get in?"
        description="For example a gate code, a dog, or where to park."
        optional
        rows={3}
        maxLength={MOST_ACCESS_NOTE}
        count={values.accessNote.length}
        maxCount={MOST_ACCESS_NOTE}
        value={values.accessNote}
        error={errors.accessNote}
        onChange={({ currentTarget }) => form.set('accessNote', currentTarget.value)}
      />
      <FeeCard about={item.about} />
      {item.about.fee && (
        <Checkbox
          name="debitAgreed"
          label={FEE_DEBIT_WORDS}
          required
          checked={values.debitAgreed}
          error={errors.debitAgreed}
          onChange={({ currentTarget }) => form.set('debitAgreed', currentTarget.checked)}
        />
      )}
      <SubmitRow
        loading={busy}
        label="Order the visit"
        loadingLabel="Ordering"
        note="You can change or cancel the visit until it takes place. You get a free copy of the report."
      />
    </form>
  )
}

/** On whichever page comes next: a value may be there before anyone could call. */
async function tellOfCall(about: ReadItem<'valuation-order'>['about']): Promise<void> {
  const { addToast } = await import('@hearthline/ui/toast')
  addToast({
    kind: 'success',
    title: 'Your home visit is ordered',
    message: `The broker calls the person you named to agree on a time. ${describeFeeInShort(about)}`,
    timeoutMs: null,
  })
}

import { formatPhone, phoneDigits } from '@hearthline/domain'
import { Button } from '@hearthline/ui/button'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { PhoneField } from '@hearthline/ui/phone-field'
import { TextField } from '@hearthline/ui/text-field'
import { type FormEvent, useState } from 'react'
import type { ReadItem } from '../../../application/item/item-query.ts'
import { useSaveAnswer } from '../../../application/item/use-save-answer.ts'
import { applyFieldErrors } from '../../../forms/apply-field-errors.ts'
import { FormProblem } from '../../../forms/form-problem.tsx'
import { useFillWithExample } from '../../../forms/use-fill-with-example.ts'
import { useForm } from '../../../forms/use-form.ts'
import { VisitField } from '../valuation-order/visit-field.tsx'
import { BY_PHONE, placeOfVisit, visitOf, visitProblems, visitValues } from '../valuation-order/visit-values.ts'

interface AccessFormProps {
  item: ReadItem<'appraisal-access'>
  isBooked: boolean
}

const valuesOf = ({ data, about }: AccessFormProps['item'], isBooked: boolean) => ({
  contactName: data?.contactName ?? about.contactName ?? '',
  contactPhone: formatPhone(data?.contactPhone ?? about.contactPhone ?? ''),
  ...visitValues(data?.visit, isBooked),
})

/** A time and whom to meet; whoever leaves it to a call says so. */
export function AccessForm({ item, isBooked }: AccessFormProps) {
  const [open, setOpen] = useState(!isBooked)
  const form = useForm(() => valuesOf(item, isBooked))
  const { save, busy, error } = useSaveAnswer('appraisal-access', (problem) => {
    applyFieldErrors(problem, (field, { message }) => form.fail([{ field: placeOfVisit(field), message }]))
  })
  useFillWithExample(() => form.replace({ ...form.values, day: BY_PHONE }))
  const { values, errors } = form
  if (!open)
    return (
      <Button variant="secondary" size="medium" onClick={() => setOpen(true)}>
        Change the time
      </Button>
    )
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const contactPhone = phoneDigits(values.contactPhone)
    const problems = [
      ...(values.contactName.trim().length < 2 ? [{ field: 'contactName', message: 'Enter the name of who will be at the home' }] : []),
      ...(contactPhone ? [] : [{ field: 'contactPhone', message: 'Enter a phone number with ten digits' }]),
      ...visitProblems(values),
    ]
    form.fail(problems)
    if (problems.length > 0 || !contactPhone) return
    const visit = visitOf(values)
    const { accessNote } = item.data ?? {}
    await save({ contactName: values.contactName.trim(), contactPhone, ...(visit && { visit }), ...(accessNote && { accessNote }) })
  }
  return (
    <form className="grid gap-5" onSubmit={(event) => void submit(event)} noValidate aria-label="Time of the appraiser’s visit">
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <FormProblem error={error} />
      <VisitField
        who="the appraiser"
        days={item.about.days ?? []}
        values={values}
        errors={{ day: errors.day, window: errors.window }}
        onChange={form.set}
      />
      <TextField
        name="contactName"
        label="Who will be at the home?"
        required
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
      <div>
        <Button type="submit" size="medium" loading={busy} loadingLabel="Saving">
          {isBooked ? 'Save the new time' : 'Save the time'}
        </Button>
      </div>
    </form>
  )
}

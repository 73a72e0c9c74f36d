import { ErrorSummary } from '@hearthline/ui/error-summary'
import { SubmitRow } from '@hearthline/ui/submit-row'
import type { FormEvent } from 'react'
import { useSaveAnswer } from '../../../application/item/use-save-answer.ts'
import { FormProblem } from '../../../forms/form-problem.tsx'
import type { Form } from '../../../forms/use-form.ts'
import { DeviceCheck } from '../../../notary/device-check.tsx'
import { type AppointmentValues, appointmentOf, NOW, onlineProblems } from './appointment-values.ts'
import { LocationField } from './location-field.tsx'
import { TimeField } from './time-field.tsx'

interface OnlineFormProps {
  item: 'notary-appointment' | 'notary-rebooking'
  form: Form<AppointmentValues> & { forget: () => void }
  zone: string
  days: readonly string[]
  onSaved?: () => void
}

/** Device, place and time of a session online: one answer. */
export function OnlineForm({ item, form, zone, days, onSaved }: OnlineFormProps) {
  const { save, busy, error } = useSaveAnswer(item, form.failWith)
  const { values, errors } = form
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    form.fail(onlineProblems(values))
    const answer = appointmentOf(values)
    if (!answer || !(await save(answer))) return
    form.forget()
    onSaved?.()
  }
  return (
    <form className="portal-form" onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <FormProblem error={error} />
      <DeviceCheck />
      <LocationField value={values.location} error={errors.location} onChange={(place) => form.set('location', place)} />
      <TimeField meeting="ONLINE" zone={zone} days={days} values={values} errors={errors} onChange={form.set} />
      <SubmitRow
        loading={busy}
        label={values.day === NOW || values.day === '' ? 'Meet a notary' : 'Reserve this time'}
        loadingLabel="Reserving"
        note="You can change or cancel it until the session begins."
      />
    </form>
  )
}

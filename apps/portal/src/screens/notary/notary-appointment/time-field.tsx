import { formatLocalDate, formatZonedTime } from '@hearthline/domain'
import { CardSelect } from '@hearthline/ui/card-select'
import { Select } from '@hearthline/ui/select'
import type { Meeting } from './appointment-texts.ts'
import { type AppointmentValues, NOW, slotsOf } from './appointment-values.ts'

interface TimeFieldProps {
  meeting: Meeting
  /** Of the home: its clock counts. */
  zone: string
  days: readonly string[]
  values: AppointmentValues
  errors: Readonly<Record<string, string>>
  onChange: (field: keyof AppointmentValues, value: string) => void
}

/** A day, and the times of that day by the clock at the home. Online a notary can be met at once. */
export function TimeField({ meeting, zone, days, values, errors, onChange }: TimeFieldProps) {
  const slots = slotsOf(meeting, values.day, zone)
  // A day that was chosen before stays on offer, unless it is over.
  const isKept = values.day !== '' && values.day !== NOW && !days.includes(values.day) && values.day > (days[0] ?? '')
  const offered = isKept ? [values.day, ...days] : days
  return (
    <div className="grid gap-5">
      <Select
        name="day"
        placeholder="Choose a day"
        label="Which day suits you?"
        required
        value={values.day}
        error={errors.day}
        onChange={({ currentTarget }) => {
          onChange('day', currentTarget.value)
          onChange('at', '')
        }}
        options={[
          ...(meeting === 'ONLINE' ? [{ value: NOW, label: 'Now, with the next free notary' }] : []),
          ...offered.map((day) => ({ value: day, label: formatLocalDate(day) })),
        ]}
      />
      {slots.length > 0 &&
        (meeting === 'ONLINE' ? (
          <Select
            name="at"
            placeholder="Choose a time"
            label="Which time?"
            description="By the clock where your home is."
            required
            value={values.at}
            error={errors.at}
            onChange={({ currentTarget }) => onChange('at', currentTarget.value)}
            options={slots.map((slot) => ({ value: slot, label: formatZonedTime(slot, zone) }))}
          />
        ) : (
          <CardSelect
            name="at"
            label="Which time?"
            description="By the clock where your home is."
            layout="tiles"
            required
            value={values.at}
            error={errors.at}
            onValueChange={(slot) => onChange('at', slot)}
            options={slots.map((slot) => ({ value: slot, label: formatZonedTime(slot, zone) }))}
          />
        ))}
    </div>
  )
}

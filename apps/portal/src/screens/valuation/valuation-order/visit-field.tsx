import { formatLocalDate, VISIT_WINDOW_WORDS, VISIT_WINDOWS } from '@hearthline/domain'
import { CardSelect } from '@hearthline/ui/card-select'
import { Select } from '@hearthline/ui/select'
import { BY_PHONE, type VisitValues } from './visit-values.ts'

interface VisitFieldProps {
  /** Who comes: "the broker". */
  who: string
  days: readonly string[]
  values: VisitValues
  errors: { readonly day?: string | undefined; readonly window?: string | undefined }
  onChange: (field: keyof VisitValues, value: string) => void
}

/** A day and a half day, or a call: no Sundays and no holidays among them. */
export function VisitField({ who, days, values, errors, onChange }: VisitFieldProps) {
  const isChosen = values.day !== '' && values.day !== BY_PHONE
  // A day that was chosen before and is no longer offered stays visible, so that its message has a place.
  const offered = isChosen && !days.includes(values.day) ? [values.day, ...days] : days
  return (
    <div className="grid gap-5">
      <Select
        name="day"
        placeholder="Choose a day"
        label="Which day suits you?"
        description="Monday to Saturday, except federal holidays."
        required
        value={values.day}
        error={errors.day}
        onChange={({ currentTarget }) => onChange('day', currentTarget.value)}
        options={[
          ...offered.map((day) => ({ value: day, label: formatLocalDate(day) })),
          { value: BY_PHONE, label: `Have ${who} call to agree on a time` },
        ]}
      />
      {isChosen && (
        <CardSelect
          name="window"
          label="Which time?"
          description="Local time at the home."
          layout="tiles"
          required
          value={values.window}
          error={errors.window}
          onValueChange={(half) => onChange('window', half)}
          options={VISIT_WINDOWS.map((half) => ({ value: half, label: VISIT_WINDOW_WORDS[half] }))}
        />
      )}
    </div>
  )
}

import { Card } from '@hearthline/ui/card'
import { CardSelect } from '@hearthline/ui/card-select'
import { CONDITION_GUIDE, CONDITIONS, isCondition } from './condition-guide.ts'

interface ConditionFieldProps {
  label: string
  value: string
  error?: string | undefined
  onChange: (condition: string) => void
}

/** The five conditions, and what the chosen one looks like in each part of the home. */
export function ConditionField({ label, value, error, onChange }: ConditionFieldProps) {
  return (
    <div className="grid gap-4">
      <CardSelect
        name="condition"
        label={label}
        description="Choose what fits most of the home. Whoever visits rates it too."
        required
        value={value}
        error={error}
        onValueChange={onChange}
        options={CONDITIONS.map((condition) => ({
          value: condition,
          label: CONDITION_GUIDE[condition].label,
          description: CONDITION_GUIDE[condition].short,
        }))}
      />
      <div aria-live="polite">{isCondition(value) && <RoomByRoom {...CONDITION_GUIDE[value]} />}</div>
    </div>
  )
}

function RoomByRoom({ label, rooms }: (typeof CONDITION_GUIDE)[keyof typeof CONDITION_GUIDE]) {
  return (
    <Card as="div" padding="tight">
      <h3 className="font-semibold">“{label}” usually looks like this</h3>
      <dl className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {rooms.map(({ room, looks }) => (
          <div key={room}>
            <dt className="text-muted text-sm">{room}</dt>
            <dd>{looks}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

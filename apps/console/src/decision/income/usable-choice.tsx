import { RadioGroup } from '@hearthline/ui/radio-group'
import { Textarea } from '@hearthline/ui/textarea'
import type { ReactNode } from 'react'

interface Choice {
  readonly outcome: 'CONFIRMED' | 'NOT_USABLE' | ''
  /** what the borrower is told where it cannot be used */
  readonly why: string
}

interface UsableChoiceProps<C extends Choice> {
  /** the source's */
  readonly id: string
  readonly label: string
  readonly yes: string
  readonly entry: C
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (entry: C) => void
  /** What is entered where it can be used. */
  readonly children?: ReactNode
}

/** Whether a source counts, and what the borrower is told if it does not. */
export function UsableChoice<C extends Choice>({ id, label, yes, entry, errors, onChange, children }: UsableChoiceProps<C>) {
  return (
    <>
      <RadioGroup
        name={`${id}.outcome`}
        label={label}
        layout="side"
        value={entry.outcome}
        error={errors[`${id}.outcome`]}
        onValueChange={(outcome) => onChange({ ...entry, outcome: outcome as C['outcome'] })}
        options={[
          { value: 'CONFIRMED', label: yes },
          { value: 'NOT_USABLE', label: 'No' },
        ]}
      />
      {entry.outcome === 'NOT_USABLE' ? (
        <Textarea
          id={`${id}.why`}
          name={`${id}.why`}
          label="What the borrower is told"
          description="The borrower reads this word for word."
          rows={2}
          maxLength={300}
          required
          value={entry.why}
          error={errors[`${id}.why`]}
          onChange={(event) => onChange({ ...entry, why: event.currentTarget.value })}
        />
      ) : (
        children
      )}
    </>
  )
}

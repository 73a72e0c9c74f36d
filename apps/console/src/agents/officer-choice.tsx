import { Select } from '@hearthline/ui/select'
import type { Officer } from './use-officers.ts'

interface OfficerChoiceProps {
  readonly officers: readonly Officer[]
  readonly value: string
  readonly onChange: (officer: string) => void
}

/** Asked only of whoever sends for several. */
export const OfficerChoice = ({ officers, value, onChange }: OfficerChoiceProps) =>
  officers.length > 1 && (
    <Select
      label="Loan officer"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      options={officers.map(({ id, name }) => ({ value: id, label: name }))}
    />
  )

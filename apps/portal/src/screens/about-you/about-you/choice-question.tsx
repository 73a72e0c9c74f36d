import type { CITIZENSHIPS, MARITAL_STATUSES, PURPOSES } from '@hearthline/domain'
import { CardSelect } from '@hearthline/ui/card-select'
import { MARITAL_OPTIONS } from '../../../forms/marital-options.ts'
import type { Form } from '../../../forms/use-form.ts'
import type { ProfileValues } from './profile-values.ts'

type Value = (typeof MARITAL_STATUSES | typeof CITIZENSHIPS | typeof PURPOSES)[number]
interface Option {
  readonly value: Value
  readonly label: string
  readonly description?: string
}

const CITIZENSHIP: readonly Option[] = [
  { value: 'US_CITIZEN', label: 'US citizen' },
  { value: 'PERMANENT_RESIDENT', label: 'Permanent resident', description: 'You have a permanent resident card.' },
  { value: 'NON_PERMANENT_RESIDENT', label: 'Non-permanent resident', description: 'You live here on a visa or a work permit.' },
]
const PURPOSE: readonly Option[] = [
  { value: 'DEBT_CONSOLIDATION', label: 'Debt consolidation', description: 'Pay off cards or other loans.' },
  { value: 'HOME_IMPROVEMENT', label: 'Home improvement', description: 'Repair, remodel, or add to a home.' },
  { value: 'LARGE_PURCHASE', label: 'Large purchase', description: 'A car, a boat, or something else of value.' },
  { value: 'EDUCATION', label: 'Education', description: 'Tuition and the costs of school.' },
  { value: 'BUSINESS', label: 'Business', description: 'Start or run a business.' },
  { value: 'OTHER', label: 'Other' },
]
const CHOICES = {
  maritalStatus: { label: 'Marital status', options: MARITAL_OPTIONS },
  citizenship: { label: 'Citizenship', options: CITIZENSHIP },
  purpose: { label: 'What will you use the money for?', options: PURPOSE },
} as const

export interface ChoiceQuestionProps {
  name: keyof typeof CHOICES
  form: Form<ProfileValues>
}

/** The heading asks it; its label is there for screen readers. */
export function ChoiceQuestion({ name, form }: ChoiceQuestionProps) {
  const { label, options } = CHOICES[name]
  return (
    <CardSelect
      name={name}
      label={label}
      hideLabel
      required
      options={options}
      value={form.values[name]}
      error={form.errors[name]}
      onValueChange={(value) => form.set(name, value)}
    />
  )
}

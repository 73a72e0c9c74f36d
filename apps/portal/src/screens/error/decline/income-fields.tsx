import { MoneyField } from '@hearthline/ui/money-field'
import { RadioGroup } from '@hearthline/ui/radio-group'
import { exactMoney } from '../../../offer/figure-words.ts'
import { enoughCents, type IncomeFacts, type IncomeTyped } from './income-answer.ts'

interface IncomeFieldsProps {
  readonly typed: IncomeTyped
  readonly facts: IncomeFacts
  readonly error: string | undefined
  readonly onChange: (typed: IncomeTyped) => void
}

/** Whose income, and how much a year: asked only where a way needs it. */
export function IncomeFields({ typed, facts, error, onChange }: IncomeFieldsProps) {
  const { whose, dollars } = typed
  const enough = enoughCents(whose, facts)
  const before = facts.stated && (whose === 'OWN' ? facts.stated.primaryCents : facts.stated.coOwnersCents)
  const about = [
    before ? `You stated ${exactMoney(before)}.` : '',
    enough === undefined ? '' : `It takes ${exactMoney(enough)} or more.`,
    'We confirm every income before you sign.',
  ]
  return (
    <div className="grid gap-5 rounded-card border border-hairline bg-card p-5">
      <RadioGroup
        name="whose"
        label="Whose income is it?"
        value={whose}
        onValueChange={(value) => onChange({ ...typed, whose: value as IncomeTyped['whose'] })}
        options={[
          { value: 'CO_OWNER', label: 'A co-owner’s', description: 'Somebody who owns this home with you.' },
          { value: 'OWN', label: 'My own', description: 'I stated less than I really earn.' },
        ]}
      />
      <MoneyField
        name="income"
        label={whose === 'OWN' ? 'Your income a year, before tax' : 'Co-owners’ income a year, before tax'}
        description={about.filter(Boolean).join(' ')}
        value={dollars}
        error={error}
        required
        onChange={(value) => onChange({ ...typed, dollars: value })}
      />
      <p className="portal-fine">Alimony, child support and separate maintenance need not be revealed unless you wish them to count.</p>
    </div>
  )
}

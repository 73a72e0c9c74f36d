import { MoneyField } from '@hearthline/ui/money-field'
import { exactMoney } from '../../offer/format-figures.ts'
import { type IncomeFacts, statedCents, sufficientIncomeCents } from './income-answer.ts'

interface IncomeFieldProps {
  readonly dollars: number | null
  readonly facts: IncomeFacts
  readonly error: string | undefined
  readonly onChange: (dollars: number | null) => void
}

/** How much a year: asked only where an approval path needs it. */
export function IncomeField({ dollars, facts, error, onChange }: IncomeFieldProps) {
  const own = facts.whose === 'OWN'
  const enough = sufficientIncomeCents(facts)
  const before = statedCents(facts)
  const about = [
    before ? `You entered ${exactMoney(before)}.` : '',
    enough === undefined ? '' : `You need ${exactMoney(enough)} or more.`,
    own
      ? 'Enter only income you can document. We verify all income before you sign.'
      : 'They sign with you. We verify all income before that.',
  ]
  return (
    <div className="grid gap-3 rounded-card border border-hairline bg-card p-5">
      <MoneyField
        name="income"
        label={own ? 'Your total annual income, before tax' : 'Co-owners’ annual income, before tax'}
        description={about.filter(Boolean).join(' ')}
        value={dollars}
        error={error}
        required
        onChange={onChange}
      />
      <p className="portal-fine">
        Alimony, child support or separate maintenance income need not be revealed if you do not wish to have it considered.
      </p>
    </div>
  )
}

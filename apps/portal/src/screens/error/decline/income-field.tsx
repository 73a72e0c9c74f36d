import { MoneyField } from '@hearthline/ui/money-field'
import { exactMoney } from '../../../offer/figure-words.ts'
import { enoughCents, type IncomeFacts, statedCents } from './income-answer.ts'

interface IncomeFieldProps {
  readonly dollars: number | null
  readonly facts: IncomeFacts
  readonly error: string | undefined
  readonly onChange: (dollars: number | null) => void
}

/** How much a year: asked only where a way needs it. */
export function IncomeField({ dollars, facts, error, onChange }: IncomeFieldProps) {
  const own = facts.whose === 'OWN'
  const enough = enoughCents(facts)
  const before = statedCents(facts)
  const about = [
    before ? `You stated ${exactMoney(before)}.` : '',
    enough === undefined ? '' : `It takes ${exactMoney(enough)} or more.`,
    own ? 'State what you can show: we confirm every income before you sign.' : 'They sign with you; we confirm every income before that.',
  ]
  return (
    <div className="grid gap-3 rounded-card border border-hairline bg-card p-5">
      <MoneyField
        name="income"
        label={own ? 'Your whole income a year, before tax' : 'Co-owners’ income a year, before tax'}
        description={about.filter(Boolean).join(' ')}
        value={dollars}
        error={error}
        required
        onChange={onChange}
      />
      <p className="portal-fine">Alimony, child support and separate maintenance need not be revealed unless you wish them to count.</p>
    </div>
  )
}

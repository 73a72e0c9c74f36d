import { formatCents } from '@hearthline/domain'
import { Button } from '@hearthline/ui/button'
import { Card } from '@hearthline/ui/card'
import { Checkbox } from '@hearthline/ui/checkbox'
import { MoneyField } from '@hearthline/ui/money-field'
import { Select } from '@hearthline/ui/select'
import { StatusChip } from '@hearthline/ui/status-chip'
import { TextField } from '@hearthline/ui/text-field'
import { type FoundLien, KIND_WORDS, type LienKind, type LienRow, ordinal } from './lien-rows.ts'

const kinds = Object.entries(KIND_WORDS).map(([value, label]) => ({ value, label }))

export interface LienCardProps {
  row: LienRow
  index: number
  /** Nothing: the borrower adds it. */
  found: FoundLien | undefined
  errors: Readonly<Record<string, string>>
  onChange: (changed: Partial<LienRow>) => void
  onRemove: () => void
}

export function LienCard({ row, index, found, errors, onChange, onRemove }: LienCardProps) {
  const at = (part: string) => `liens.${index}.${part}`
  const named = row.holder.trim() || 'this loan'
  return (
    <Card as="article" padding="tight">
      <div className="grid gap-5">
        {found ? (
          <FoundHead found={found} />
        ) : (
          <>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <StatusChip tone="action">You add this</StatusChip>
              <Button variant="quiet" size="small" onClick={onRemove} aria-label={`Remove ${named}`}>
                Remove
              </Button>
            </div>
            <Select
              name={at('kind')}
              label="What is it?"
              options={kinds}
              value={row.kind}
              onChange={(event) => onChange({ kind: event.currentTarget.value as LienKind })}
            />
            <TextField
              name={at('holder')}
              label="Who holds it?"
              description="The bank, tax agency or person you owe."
              required
              maxLength={80}
              value={row.holder}
              error={errors[at('holder')]}
              onChange={(event) => onChange({ holder: event.currentTarget.value })}
            />
          </>
        )}
        <MoneyField
          name={at('balanceCents')}
          label="What you owe today"
          description={found && balanceWords(found)}
          required
          value={row.dollars}
          error={errors[at('balanceCents')]}
          onChange={(dollars) => onChange({ dollars })}
        />
        <Checkbox
          name={at('payOff')}
          label="Pay it off with this line"
          description={`${named === 'this loan' ? 'It' : named} is paid first, out of your draw.`}
          checked={row.payOff}
          disabled={row.dollars === 0}
          onChange={(event) => onChange({ payOff: event.currentTarget.checked })}
        />
      </div>
    </Card>
  )
}

const SOURCES = {
  BOTH: { tone: 'positive', words: 'Records agree' },
  RECORD: { tone: 'caution', words: 'Only in the county’s records' },
  BUREAU: { tone: 'caution', words: 'Only on your credit report' },
} as const

function FoundHead({ found: { holder, kind, position, source } }: { found: FoundLien }) {
  const { tone, words } = SOURCES[source]
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <h2 className="font-semibold text-lg wrap-anywhere">{holder}</h2>
        <p className="text-muted">
          {KIND_WORDS[kind]}, {ordinal(position).toLowerCase()} in line
        </p>
      </div>
      <StatusChip tone={tone}>{words}</StatusChip>
    </div>
  )
}

/** Why one figure may be lowered and another not. */
function balanceWords({ source, kind, balanceCents }: FoundLien): string {
  const amount = formatCents(balanceCents, balanceCents % 100 === 0 ? 0 : 2)
  if (source === 'RECORD') {
    return `The county shows the original amount, ${amount}. If you have paid it down, enter what is left, or 0 if it is paid off.`
  }
  if (kind === 'TAX' || kind === 'JUDGMENT')
    return `County records show ${amount}. You can enter more, but not less until a release is recorded.`
  return `Your credit report shows ${amount}. You can enter more, but not less. We must use what the lender reports until it reports a payment.`
}

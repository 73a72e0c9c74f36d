import { formatLocalDate } from '@hearthline/domain'
import { Card } from '@hearthline/ui/card'
import { MoneyField } from '@hearthline/ui/money-field'
import { RadioGroup } from '@hearthline/ui/radio-group'
import { Select } from '@hearthline/ui/select'
import { DEBT_WORDS, type DebtKind, type Inquiry, type InquiryRow } from './inquiry-rows.ts'

const kinds = Object.entries(DEBT_WORDS).map(([value, label]) => ({ value, label }))

export interface InquiryCardProps {
  inquiry: Inquiry
  index: number
  row: InquiryRow
  errors: Readonly<Record<string, string>>
  onChange: (changed: Partial<InquiryRow>) => void
}

/** One inquiry; the debt's figures are asked for when it became one. */
export function InquiryCard({ inquiry: { creditor, on }, index, row, errors, onChange }: InquiryCardProps) {
  const at = (part: string) => `inquiries.${index}.${part}`
  return (
    <Card as="article" padding="tight">
      <div className="grid gap-4">
        <div>
          <h2 className="font-semibold text-lg wrap-anywhere">{creditor}</h2>
          <p className="text-muted">Checked your credit on {formatLocalDate(on)}</p>
        </div>
        <RadioGroup
          name={at('newDebt')}
          label="Did it become a new loan, card or line?"
          layout="side"
          required
          value={row.newDebt}
          error={errors[at('newDebt')]}
          onValueChange={(value) => onChange({ newDebt: value as InquiryRow['newDebt'] })}
          options={[
            { value: 'no', label: 'No' },
            { value: 'yes', label: 'Yes' },
          ]}
        />
        {row.newDebt === 'yes' && (
          <>
            <Select
              name={at('kind')}
              label="What is it?"
              required
              placeholder="Choose one"
              options={kinds}
              value={row.kind}
              error={errors[at('kind')]}
              onChange={(event) => onChange({ kind: event.currentTarget.value as DebtKind | '' })}
            />
            <div className="grid gap-4 sm:grid-cols-2">
              <MoneyField
                name={at('balanceCents')}
                label="What you owe"
                required
                maxDigits={8}
                value={row.balance}
                error={errors[at('balanceCents')]}
                onChange={(balance) => onChange({ balance })}
              />
              <MoneyField
                name={at('monthlyPaymentCents')}
                label="Monthly payment"
                required
                maxDigits={6}
                value={row.payment}
                error={errors[at('monthlyPaymentCents')]}
                onChange={(payment) => onChange({ payment })}
              />
            </div>
          </>
        )}
      </div>
    </Card>
  )
}

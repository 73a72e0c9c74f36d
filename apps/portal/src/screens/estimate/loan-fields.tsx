import { MOST_SCENARIO_LOANS } from '@hearthline/domain'
import { Button } from '@hearthline/ui/button'
import { Card } from '@hearthline/ui/card'
import { Checkbox } from '@hearthline/ui/checkbox'
import { DateField } from '@hearthline/ui/date-field'
import { MoneyField } from '@hearthline/ui/money-field'
import { Select } from '@hearthline/ui/select'
import { emptyLoan, type LoanValues } from './estimate-values.ts'

export interface LoanFieldsProps {
  readonly loans: readonly LoanValues[]
  readonly errors: Readonly<Record<string, string>>
  /** The state asks how old the last home equity loan is. */
  readonly asksDay: boolean
  readonly onChange: (loans: readonly LoanValues[]) => void
}

const kinds = [
  { value: 'MORTGAGE', label: 'Mortgage' },
  { value: 'HELOC', label: 'Home equity loan or line' },
] as const

/** The loans on the home, the one recorded first on top. */
export function LoanFields({ loans, errors, asksDay, onChange }: LoanFieldsProps) {
  const change = (key: number, part: Partial<LoanValues>) => onChange(loans.map((loan) => (loan.key === key ? { ...loan, ...part } : loan)))
  const nextKey = Math.max(-1, ...loans.map(({ key }) => key)) + 1
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-4 text-xl font-semibold">Loans on this home</legend>
      {loans.length === 0 && <p>You entered no loans: the home is paid off.</p>}
      {loans.map((loan, place) => {
        const name = (part: keyof LoanValues) => `loans.${place}.${part}`
        const title = loans.length === 1 ? 'Loan' : `Loan ${place + 1}`
        return (
          <Card key={loan.key} as="section" title={title} padding="tight">
            <div className="grid gap-5">
              <Select
                label="Type of loan"
                required
                name={name('kind')}
                options={kinds}
                value={loan.kind}
                onChange={({ currentTarget }) => change(loan.key, { kind: currentTarget.value === 'HELOC' ? 'HELOC' : 'MORTGAGE' })}
              />
              <MoneyField
                label="What you still owe"
                required
                name={name('balance')}
                value={loan.balance}
                error={errors[name('balance')]}
                onChange={(balance) => change(loan.key, { balance })}
              />
              <MoneyField
                label="Monthly payment"
                optional
                description="With taxes and insurance where your payment includes them. If you leave it empty, we estimate it."
                name={name('payment')}
                value={loan.payment}
                error={errors[name('payment')]}
                onChange={(payment) => change(loan.key, { payment })}
              />
              {asksDay && loan.kind === 'HELOC' && (
                <DateField
                  label="When did it begin?"
                  optional
                  description="Your state allows one home equity loan a year."
                  name={name('openedOn')}
                  value={loan.openedOn}
                  error={errors[name('openedOn')]}
                  onChange={(openedOn) => change(loan.key, { openedOn })}
                />
              )}
              <Checkbox
                label="Pay it off with this line"
                name={name('payOff')}
                checked={loan.payOff}
                onChange={({ currentTarget }) => change(loan.key, { payOff: currentTarget.checked })}
              />
              <div>
                <Button
                  variant="quiet"
                  size="small"
                  className="-ms-3"
                  onClick={() => onChange(loans.filter(({ key }) => key !== loan.key))}
                >
                  Remove this loan
                  {loans.length > 1 && <span className="ui-visually-hidden">, loan {place + 1}</span>}
                </Button>
              </div>
            </div>
          </Card>
        )
      })}
      {loans.length < MOST_SCENARIO_LOANS && (
        <div>
          <Button variant="secondary" size="medium" onClick={() => onChange([...loans, emptyLoan(nextKey)])}>
            {loans.length === 0 ? 'Add a loan' : 'Add another loan'}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

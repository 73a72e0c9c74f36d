import { type PayoffPreference, toCents } from '@hearthline/domain'
import { Card } from '@hearthline/ui/card'
import { CardSelect } from '@hearthline/ui/card-select'
import { Checkbox } from '@hearthline/ui/checkbox'
import { exactMoney, formatDebt } from '../../../../offer/format-figures.ts'
import type { OfferPart } from '../../../../offer/offer-part.ts'
import type { Debt } from '../../../../offer/offers-body.ts'
import { payoffOptions } from '../../../../offer/payoff-options.ts'

const kinds: Readonly<Record<string, string>> = {
  MORTGAGE: 'Mortgage',
  HELOC: 'Home equity line',
  AUTO: 'Car loan',
  CARD: 'Card',
  STUDENT: 'Student loan',
  PERSONAL: 'Personal loan',
  COLLECTION: 'Collection',
}

/** Debts that this draw pays off, and where the money for them comes from [offers/payoffs]. */
export function PayoffChoice({ priced, change, debts }: OfferPart & { debts: readonly Debt[] }) {
  const { choice, payOffCents } = priced
  const tick = (id: string, on: boolean) => change({ payOff: on ? [...choice.payOff, id] : choice.payOff.filter((other) => other !== id) })
  return (
    <div className="grid gap-6">
      <fieldset className="min-w-0">
        <legend className="ui-label">Pay off debts with this line?</legend>
        <p className="ui-description -mt-1 mb-2">
          We pay them for you when the line funds. If you pay unsecured debt with this line, your home secures that debt.
        </p>
        <Card as="div" padding="tight">
          {debts.map((debt) => (
            <div key={debt.id} className="flex items-start justify-between gap-4">
              <Checkbox
                name={`pay-off-${debt.id}`}
                label={formatDebt(debt)}
                description={`${kinds[debt.kind] ?? 'Debt'}, ${exactMoney(toCents(debt.monetaryCalculatedNextPaymentMinimumAmount))} a month`}
                checked={choice.payOff.includes(debt.id)}
                onChange={(event) => tick(debt.id, event.currentTarget.checked)}
              />
              <span className="money pt-2">{exactMoney(toCents(debt.monetaryBalance))}</span>
            </div>
          ))}
        </Card>
      </fieldset>
      {payOffCents > 0 && (
        <CardSelect
          name="cash-preference"
          label="Where should that money come from?"
          value={choice.preference}
          onValueChange={(value) => change({ preference: value as PayoffPreference })}
          options={payoffOptions(priced).map(({ preference, label, about, why }) => ({
            value: preference,
            label,
            description: why ?? about,
            disabled: why !== undefined && preference !== choice.preference,
          }))}
        />
      )}
    </div>
  )
}

import { toCents } from '@hearthline/domain'
import { Card } from '@hearthline/ui/card'
import { FigureList, FigureRow } from '@hearthline/ui/figure-row'
import { exactMoney, formatDebt } from '../../../../offer/format-figures.ts'
import type { OffersBody } from '../../../../offer/offers-body.ts'

/** The debts without which there would be no offer: named, and no choice. */
export function RequiredPayoffs({ debts }: { readonly debts: OffersBody['requiredPayOffs'] }) {
  return (
    <Card as="section" title="Paid off with this line" padding="tight">
      <p className="mb-2 text-muted">
        Your offers depend on paying off these debts. We pay them for you from your first draw when the line funds.
      </p>
      <FigureList label="Debts that your first draw pays off">
        {debts.map((debt) => (
          <FigureRow key={debt.id} label={formatDebt(debt)} value={exactMoney(toCents(debt.monetaryBalance))} />
        ))}
      </FigureList>
    </Card>
  )
}

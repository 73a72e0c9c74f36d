import { formatExactCents } from '@hearthline/domain'
import { Card } from '@hearthline/ui/card'
import { FigureList, FigureRow } from '@hearthline/ui/figure-row'
import { type FoundLien, type LienRow, lienTotals } from './lien-rows.ts'

/** The sums, and what paying off means for the draw. */
export function LienSummary({ rows, found }: { rows: readonly LienRow[]; found: readonly FoundLien[] }) {
  const { owedCents, payOffCents } = lienTotals(rows, found)
  const money = (cents: number) => <span className="money">{formatExactCents(cents)}</span>
  return (
    <Card title="Totals">
      <FigureList label="Totals">
        <FigureRow label="Owed on the home" value={money(owedCents)} />
        <FigureRow label="Paid off with this line" value={money(payOffCents)} />
        <FigureRow label="Stays ahead of this line" value={money(owedCents - payOffCents)} emphasis="total" />
      </FigureList>
      <p className="mt-4 text-muted">
        {payOffCents > 0
          ? `Your first draw must be at least ${formatExactCents(payOffCents)}. We pay those debts for you, and you receive what is left.`
          : 'The loans you mark for payoff are paid from your first draw, so you receive less cash. But it improves this line’s lien position, which can raise how much you can borrow.'}
      </p>
    </Card>
  )
}

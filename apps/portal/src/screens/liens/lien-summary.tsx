import { formatCents } from '@hearthline/domain'
import { Card } from '@hearthline/ui/card'
import { FigureList, FigureRow } from '@hearthline/ui/figure-row'
import { type FoundLien, type LienRow, lienTotals } from './lien-rows.ts'

/** The sums, and what paying off means for the draw. */
export function LienSummary({ rows, found }: { rows: readonly LienRow[]; found: readonly FoundLien[] }) {
  const { owedCents, payOffCents } = lienTotals(rows, found)
  const money = (cents: number) => <span className="money">{formatCents(cents, cents % 100 === 0 ? 0 : 2)}</span>
  return (
    <Card title="Together">
      <FigureList label="Sums">
        <FigureRow label="Owed on the home" value={money(owedCents)} />
        <FigureRow label="Paid off with this line" value={money(payOffCents)} />
        <FigureRow label="Stays in front of this line" value={money(owedCents - payOffCents)} emphasis="total" />
      </FigureList>
      <p className="mt-4 text-muted">
        {payOffCents > 0
          ? `Your first draw then has to be at least ${formatCents(payOffCents, 0)}: it goes straight to those you owe, and what is left goes to you. We pay them; you need not.`
          : 'What you mark to be paid off comes out of your first draw, so less of it reaches you; but it moves this line forward, which can raise what you may borrow.'}
      </p>
    </Card>
  )
}

import { Card } from '@hearthline/ui/card'
import type { ReadItem } from '../../../application/item/item-query.ts'
import { describeFee } from './describe-fee.ts'

/** What the visit costs, who pays, and when: before anything is ordered. */
export function FeeCard({ about }: { about: ReadItem<'valuation-order'>['about'] }) {
  const { amount, when } = describeFee(about)
  return (
    <Card as="div" padding="tight">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-semibold">Cost of the visit</h2>
        <p className="money font-semibold text-2xl tabular-nums">{amount}</p>
      </div>
      <p className="mt-1 text-muted">{when}</p>
    </Card>
  )
}

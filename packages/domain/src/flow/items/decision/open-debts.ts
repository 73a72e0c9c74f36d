/** Only debts of the report can be paid off with the line. */
import type { Known, Misfit } from '../../item.ts'
import { softCredit } from '../credit/soft-credit.ts'

export function unknownDebts(known: Known, { payOffTradelineIds = [] }: { readonly payOffTradelineIds?: readonly string[] | undefined }) {
  const debts = new Set((known(softCredit)?.tradelines ?? []).filter((line) => line.status === 'OPEN').map((line) => line.id))
  return payOffTradelineIds.flatMap((id, index): Misfit[] =>
    debts.has(id) ? [] : [{ path: `payOffTradelineIds.${index}`, message: 'This isn’t one of your open accounts' }],
  )
}

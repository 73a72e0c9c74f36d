/** True on whatever day it is read. What the visit costs and until when the fee is paid back, before it is ordered (12 CFR 1026.40(h), comment 40(h)-1). */
import { formatExactCents, formatLocalDate } from '@hearthline/domain'
import type { ReadItem } from '../../../application/item/item-query.ts'

export function describeFee({ fee }: ReadItem<'valuation-order'>['about']): string {
  if (!fee) return 'There is no charge for the visit.'
  const amount = formatExactCents(fee.cents)
  const day = formatLocalDate(fee.keptFrom)
  return fee.terms === 'REFUNDABLE'
    ? `The visit costs ${amount}. Before ${day} you can decide not to open the line and get the fee back in full. From that day on, it isn’t refunded.`
    : `The visit costs ${amount}, which isn’t refunded. We may charge it from ${day} on. If you answer before that day, we save your answers and order the visit then.`
}

/** True on whatever day it is read. What the visit costs and until when the fee is paid back, before it is ordered (12 CFR 1026.40(h), comment 40(h)-1). */
import { formatExactCents, formatLocalDate } from '@hearthline/domain'
import type { ReadItem } from '../../../application/item/item-query.ts'

export interface FeeWords {
  /** '$180' or 'No charge'. */
  readonly amount: string
  readonly when: string
}

export function describeFee({ fee }: ReadItem<'valuation-order'>['about']): FeeWords {
  if (!fee) return { amount: 'No charge', when: 'We pay for the visit. You owe nothing for it, whatever you decide later.' }
  const amount = formatExactCents(fee.cents)
  const day = formatLocalDate(fee.keptFrom)
  return fee.terms === 'REFUNDABLE'
    ? {
        amount,
        when: `We charge it after the visit, and not before ${day}. Until then you can decide not to open the line and pay nothing. Once charged, it isn’t refunded.`,
      }
    : {
        amount,
        when: `We charge it after the visit, and not before ${day}. It isn’t refunded. If you answer before that day, we save your answers and order the visit then.`,
      }
}

/** The same of a visit that is ordered. */
export function describeFeeInShort({ fee }: Pick<ReadItem<'valuation-order'>['about'], 'fee'>): string {
  if (!fee) return 'No charge. We pay for the visit.'
  return `${formatExactCents(fee.cents)}. We charge your bank account after the visit, and not before ${formatLocalDate(fee.keptFrom)}.`
}

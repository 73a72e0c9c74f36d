/** How the disclosures write a figure. */
import { formatExactCents, formatPercent, historicalExampleBasis } from '@hearthline/domain'

export const money = formatExactCents
/** Three decimals, as rates are kept: the last one is never lost to rounding. */
export const percent = (value: string): string => formatPercent(value, 3)
export const TEN_THOUSAND = formatExactCents(historicalExampleBasis.advanceCents)

/** 'A, B, and C'. */
export const listed = (items: readonly (string | number)[]): string =>
  items.length < 3 ? items.join(' or ') : `${items.slice(0, -1).join(', ')}, or ${items.at(-1)}`

import type { LocalDate } from '../../values/local-date.ts'
import { pricing202611 } from './pricing/2026-11.ts'
import { pricing202612 } from './pricing/2026-12.ts'
import { type PricingTable, pricingTableSchema } from './pricing-table.ts'
import { tableOn } from './table-on.ts'

/** Every version ever used: an old decision is replayed on its own. Parsed on load, so that a malformed table stops the start. */
export const pricingTables: readonly PricingTable[] = [pricing202611, pricing202612].map((table) => pricingTableSchema.parse(table))

/** The price table in force on a day. Throws RangeError before the first. */
export const pricingOn = (on: LocalDate, tables: readonly PricingTable[] = pricingTables): PricingTable =>
  tableOn('price table', tables, on)

import type { LocalDate } from '../../values/local-date.ts'
import { type Guideline, guidelineSchema } from './guideline.ts'
import { guideline202611 } from './guidelines/2026-11.ts'
import { guideline202612 } from './guidelines/2026-12.ts'
import { tableOn } from './table-on.ts'

/** Every version ever used: an old decision is replayed on its own. Parsed on load, so that a malformed table stops the start. */
export const guidelines: readonly Guideline[] = [guideline202611, guideline202612].map((table) => guidelineSchema.parse(table))

/** The eligibility table in force on a day. Throws RangeError before the first. */
export const guidelineOn = (on: LocalDate, tables: readonly Guideline[] = guidelines): Guideline => tableOn('guideline', tables, on)

import type { LocalDate } from '../../../values/local-date.ts'
import { tableOn } from '../table-on.ts'
import { stateLaw202611 } from './2026-11.ts'
import { stateLaw202612 } from './2026-12.ts'
import { stateLaw2026122 } from './2026-12-2.ts'
import { stateLaw2026123 } from './2026-12-3.ts'
import type { StateLaw } from './state-law.ts'

/** Every version ever used: an old decision is replayed on its own. */
export const stateLaws: readonly StateLaw[] = [stateLaw202611, stateLaw202612, stateLaw2026122, stateLaw2026123]

/** What a decision was made by that names no version: it is older than the second. */
export const FIRST_STATE_LAW = stateLaw202611.version

/** The states' law that decisions of a day are made by. Throws RangeError before the first. */
export const stateLawOn = (on: LocalDate, laws: readonly StateLaw[] = stateLaws): StateLaw => tableOn('state law', laws, on)

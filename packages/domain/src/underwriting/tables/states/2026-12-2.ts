/** The states' law of 2026-12 with the counties of the states in which some have a recording tax of their own. */
import { recordingTaxes2026122 } from '../../../loan/recording-taxes/2026-12-2.ts'
import { stateLaw202612 } from './2026-12.ts'
import type { StateLaw } from './state-law.ts'

export const stateLaw2026122: StateLaw = {
  ...stateLaw202612,
  version: '2026-12-2',
  effectiveFrom: '2026-11-23',
  recordingTaxes: recordingTaxes2026122,
}

/** The states' law of 2026-12-2 with the states that were looked up since and have no recording or mortgage tax. */
import { recordingTaxes2026123 } from '../../../loan/recording-taxes/2026-12-3.ts'
import { stateLaw2026122 } from './2026-12-2.ts'
import type { StateLaw } from './state-law.ts'

export const stateLaw2026123: StateLaw = {
  ...stateLaw2026122,
  version: '2026-12-3',
  effectiveFrom: '2026-11-24',
  recordingTaxes: recordingTaxes2026123,
}

/** As decisions before 2026-12 were made: a place without a row counted no tax, and the guideline alone held the states' caps. Never changed. */
import { STATE_CODES } from '../../../facts/state-codes.ts'
import { recordingTaxRows } from '../../../loan/recording-tax-rows.ts'
import { recordingTaxes202612 } from '../../../loan/recording-taxes/2026-12.ts'
import type { StateLaw } from './state-law.ts'

export const stateLaw202611: StateLaw = {
  version: '2026-11',
  effectiveFrom: '2026-01-01',
  citation: 'the rows of that time; see the guideline of 2026-11',
  governs: false,
  rules: {},
  register: {},
  recordingTaxes: {
    rows: recordingTaxRows,
    without: [{ states: STATE_CODES, checked: true, citation: 'no row: counted as no tax by decisions of that time' }],
    ceiling: recordingTaxes202612.ceiling,
  },
}

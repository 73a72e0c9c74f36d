/** Recording and mortgage taxes of state law 2026-12-2: those of 2026-12, where no name is taken for a county that is none of the state's. */
import { recordingTaxes202612 } from './2026-12.ts'
import { minnesotaCounties } from './minnesota.ts'
import type { RecordingTaxes } from './recording-taxes.ts'

export const recordingTaxes2026122: RecordingTaxes = { ...recordingTaxes202612, countyLists: [minnesotaCounties] }

/**
 * How often the deed was sent to the county, and what was put right each time it came back. It stands from the beginning; only the correction of a
 * rejected deed changes it (recording-correction).
 */
import { z } from 'zod'
import { wait } from '../../item.ts'

export const recordingOrderData = z.object({
  attempt: z.int().min(1),
  /** for the county's clerk: what was corrected since it was rejected */
  correction: z.string().optional(),
  /** where the deed itself was wrong: it is drawn up with this, and signed before a notary again */
  legalDescription: z.string().optional(),
})
export type RecordingOrder = z.infer<typeof recordingOrderData>

// Nobody decides it by itself: it names no one who would.
export const recordingOrder = wait('recording-order', {
  title: 'Recording the deed',
  staffTitle: 'What was corrected for the county',
  steps: ['RECORDING'],
  progress: 'SIGNING',
  data: recordingOrderData,
  initially: { attempt: 1 },
  labels: { attempt: 'Times sent', correction: 'What was corrected', legalDescription: 'Legal description' },
  example: { attempt: 1 },
})

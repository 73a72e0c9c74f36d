/** The county sent the deed back: a person puts right what it says is wrong, and it goes there again. */
import { z } from 'zod'
import { localDate } from '../../../facts/scalars.ts'
import { foldInto, wait } from '../../item.ts'
import { rejectionOf } from './recording.ts'
import { type RecordingOrder, recordingOrder } from './recording-order.ts'

const corrected = z.object({
  correction: z.string().trim().min(5, 'Say what was corrected, in a few words').max(500),
  legalDescription: z.string().trim().min(5, 'Enter the whole legal description').max(8_000).optional(),
})

export const recordingCorrection = wait('recording-correction', {
  title: 'Recording the deed',
  staffTitle: 'Deed that the county rejected',
  why: 'The county asked for a correction. Our team is making it, and we send the deed again.',
  steps: ['RECORDING'],
  by: 'operator',
  applies: (known) => rejectionOf(known) !== undefined,
  reads: (known) => [rejectionOf(known)],
  about: {
    data: z.object({ rejectedOn: z.optional(localDate), reasons: z.array(z.string()) }),
    of: (known) => {
      const { rejectedOn, reasons = [] } = rejectionOf(known) ?? {}
      return { ...(rejectedOn && { rejectedOn }), reasons }
    },
  },
  answers: foldInto(
    recordingOrder,
    (before: RecordingOrder | undefined, { correction, legalDescription }: z.infer<typeof corrected>): RecordingOrder => ({
      attempt: (before?.attempt ?? 1) + 1,
      correction,
      ...((legalDescription ?? before?.legalDescription) && { legalDescription: legalDescription ?? before?.legalDescription }),
    }),
  ),
  decidedAs: () => 'CORRECTED',
  data: corrected,
  labels: {
    correction: 'What was corrected, for the county’s clerk',
    legalDescription: 'New legal description, only where the deed itself was wrong: it is then signed again',
  },
  example: { correction: 'The index names were corrected.' },
})

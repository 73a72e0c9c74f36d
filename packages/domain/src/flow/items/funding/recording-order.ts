/**
 * How often the deed was sent to the county, and what was put right each time it came back. It stands from the beginning; only the correction of a
 * rejected deed changes it (recording-correction).
 */
import { z } from 'zod'
import { type StepMail, wait } from '../../item.ts'

export const recordingOrderData = z.object({
  attempt: z.int().min(1),
  /** for the county's clerk: what was corrected since it was rejected */
  correction: z.string().optional(),
  /** where the deed itself was wrong: it is drawn up with this, and signed before a notary again */
  legalDescription: z.string().optional(),
})
export type RecordingOrder = z.infer<typeof recordingOrderData>

const SENT_AGAIN: StepMail = {
  subject: 'Your corrected deed goes back to the county',
  body: 'Our team made the correction that the county asked for. The deed goes to the county again today, or on the county’s next business day. You don’t need to do anything. We email you when it is recorded.',
}

/** The land itself was described wrongly: another deed is made, and signed. */
const SIGNED_AGAIN: StepMail = {
  subject: 'Your deed must be signed again',
  body: 'The county asked us to correct the description of your home in the deed. Our team corrected it, so the deed is made again. You sign it before a notary again, and so does everyone else who signs it. Sign in to see what is next. After that it goes back to the county.',
}

// Nobody decides it by itself: it names no one who would.
export const recordingOrder = wait('recording-order', {
  title: 'Recording the deed',
  staffTitle: 'What was corrected for the county',
  steps: ['RECORDING'],
  progress: 'SIGNING',
  data: recordingOrderData,
  initially: { attempt: 1 },
  settledMail: ({ attempt, legalDescription }, _known, before) => {
    if (attempt <= (before?.attempt ?? 1)) return undefined
    return legalDescription === before?.legalDescription ? SENT_AGAIN : SIGNED_AGAIN
  },
  labels: { attempt: 'Times sent', correction: 'What was corrected', legalDescription: 'Legal description' },
  example: { attempt: 1 },
})

/** The owners' right to cancel as the team reads it, and what is returned once it was used. */
import { RESCISSION_RETURNS, rescissionRecord, rescissionReturned } from '@hearthline/domain'
import { z } from 'zod'

export const rescissionBody = z.object({
  state: z.enum(['OPEN', 'ENDED']),
  lastDay: z.iso.date().nullable(),
  owners: z.array(z.object({ party: z.string(), name: z.string() })),
  exercised: rescissionRecord.nullable(),
  returnDueOn: z.iso.date().nullable(),
  /** what is still to be returned: a fee that was paid, a lien that was recorded */
  owed: z.array(z.object({ what: z.enum(RESCISSION_RETURNS), amountCents: z.int().optional(), recordingNumber: z.string().optional() })),
  returned: z.array(rescissionReturned),
})

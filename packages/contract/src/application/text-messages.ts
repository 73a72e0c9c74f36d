/** The text messages of an application, as operators read them. */
import { z } from 'zod'

export const textMessages = z.object({
  /** What holds now: the number and the answer that count for the next text; OFF where the lender sends none. */
  consent: z.discriminatedUnion('state', [
    z.object({ state: z.literal('AGREED'), phone: z.string() }),
    z.object({ state: z.enum(['NOT_AGREED', 'NO_NUMBER', 'OFF']) }),
  ]),
  texts: z.array(
    z.object({
      id: z.int(),
      /** TOLD: about the application · ANSWER: to what they sent · RECEIVED: what they sent */
      direction: z.enum(['TOLD', 'ANSWER', 'RECEIVED']),
      state: z.enum(['HELD', 'WAITING', 'SENDING', 'SENT', 'DELIVERED', 'FAILED', 'DROPPED', 'UNKNOWN', 'RECEIVED']),
      /** In words; null where there is none. */
      reason: z.string().nullable(),
      phone: z.string(),
      body: z.string(),
      at: z.iso.datetime(),
      /** of one that is held */
      sendAfter: z.iso.datetime(),
    }),
  ),
})

export type TextMessagesBody = z.output<typeof textMessages>

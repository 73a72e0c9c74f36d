/**
 * The team holds the payment, before or after it was approved: a doubt, a call of an owner, a letter on its way. Never asked: recorded when it is needed, until
 * a bank has the money, which the payment processor says (record 0093); the payment waits until someone lifts it (funding-release).
 */
import { z } from 'zod'
import { wait } from '../../item.ts'

export const fundingHold = wait('funding-hold', {
  title: 'Payment on hold',
  staffTitle: 'Payment on hold',
  steps: ['FUNDABLE'],
  by: 'operator',
  isRecordedAnyTime: true,
  initially: { isHeld: false },
  data: z.object({ isHeld: z.boolean() }),
  // It is lifted by funding-release alone, with its words and by whoever may.
  accepts: z.object({ isHeld: z.literal(true, 'A hold is lifted where the payment waits for it') }),
  decidedAs: ({ isHeld }) => (isHeld ? 'HELD' : 'NOT_HELD'),
  labels: { isHeld: 'Hold the payment' },
  example: { isHeld: true },
})

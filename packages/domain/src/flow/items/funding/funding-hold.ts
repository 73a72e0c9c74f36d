/**
 * The team holds the payment, before or after it was approved: a doubt, a call of an owner, a letter on its way. Never asked: recorded when it is needed, until
 * the money is sent; the payment waits until someone lifts it (funding-release).
 */
import { z } from 'zod'
import type { Item } from '../../item.ts'
import { wait } from '../../item.ts'

/** A later item, whose result is read where it is there. */
const DISBURSEMENT = { id: 'disbursement' } as Item<string, 'work', object>

export const fundingHold = wait('funding-hold', {
  title: 'Payment on hold',
  staffTitle: 'Payment on hold',
  steps: ['FUNDABLE'],
  by: 'operator',
  initially: { isHeld: false },
  data: z.object({ isHeld: z.boolean() }),
  // It is lifted by funding-release alone, with its words and by whoever may.
  accepts: z.object({ isHeld: z.literal(true, 'A hold is lifted where the payment waits for it') }),
  fits: (known, { isHeld }) => [
    ...(isHeld && known(DISBURSEMENT) !== undefined
      ? [{ path: 'isHeld', message: 'The money has been sent. It can no longer be held' }]
      : []),
  ],
  decidedAs: ({ isHeld }) => (isHeld ? 'HELD' : 'NOT_HELD'),
  labels: { isHeld: 'Hold the payment' },
  example: { isHeld: true },
})

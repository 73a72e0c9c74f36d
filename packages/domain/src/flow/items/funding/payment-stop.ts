/**
 * A payment that was to be stopped, for a hold or a notice of rescission, while its processor did not answer: it is asked again until it does (record 0106).
 * Until then nobody knows whether the money leaves, and the team reads so. Never asked: the product keeps it.
 */
import { z } from 'zod'
import { instant } from '../../../facts/scalars.ts'
import { wait } from '../../item.ts'

export const paymentStop = wait('payment-stop', {
  title: 'Stopping your payment',
  staffTitle: 'Payment to be stopped, and the processor isn’t responding',
  steps: ['FUNDABLE'],
  progress: 'COMPLETE',
  by: 'provider',
  data: z.object({
    /** absent once it answered, or nobody wants the payment stopped anymore */
    asking: z.optional(z.object({ traceNumber: z.string(), since: instant })),
  }),
  initially: {},
  labels: { asking: { traceNumber: 'Trace number', since: 'Asked since' } },
  example: { asking: { traceNumber: '121000350000042', since: '2026-12-01T18:00:00.000Z' } },
})

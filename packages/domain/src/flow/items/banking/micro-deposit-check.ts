/** Whether the amounts are those that were sent. */
import { z } from 'zod'
import { work } from '../../item.ts'
import { microDepositAmounts } from './micro-deposit-amounts.ts'
import { microDeposits, needsDeposits } from './micro-deposits.ts'

export const microDepositCheck = work('micro-deposit-check', {
  title: 'Checking the amounts',
  steps: ['MICRO_DEPOSITS'],
  applies: needsDeposits,
  reads: (known) => [known(microDeposits)?.reference, known(microDepositAmounts)],
  data: z.object({ outcome: z.enum(['CONFIRMED', 'WRONG', 'EXPIRED']), reference: z.string() }),
  example: { outcome: 'CONFIRMED', reference: 'deposits-example' },
})

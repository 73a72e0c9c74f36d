/** The second appraiser's value, entered by an operator. */
import { z } from 'zod'
import { cents, localDate } from '../../../facts/scalars.ts'
import { STATED_CONDITIONS } from '../../../routing/status-enumerations.ts'
import { wait } from '../../item.ts'
import { LEAST_VALUE, LEAST_VALUE_CENTS } from './least-value.ts'
import { secondValuationOrder } from './second-valuation-order.ts'
import { valueReview } from './value-review.ts'

export const secondValuation = wait('second-valuation', {
  title: 'Second valuation of your home',
  staffTitle: 'Second valuation',
  why: 'Another appraiser values your home. We pay for it. They call to agree on a time.',
  steps: ['ONSITE_APPRAISAL_SCHEDULED'],
  by: 'operator',
  applies: (known) => known(valueReview)?.outcome === 'SECOND_VALUATION',
  reads: (known) => [known(secondValuationOrder)?.reference],
  chapter: { open: 'Second valuation of your home', done: 'Second valuation received', shown: 'when-open' },
  data: z.object({ valueCents: cents, valuedOn: localDate, condition: z.enum(STATED_CONDITIONS).optional() }),
  fits: (_known, { valueCents }) => (valueCents < LEAST_VALUE_CENTS ? [{ path: 'valueCents', message: LEAST_VALUE }] : []),
  example: { valueCents: 64_000_000, valuedOn: '2026-12-08' },
})

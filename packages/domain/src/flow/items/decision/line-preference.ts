/** How the line is to be placed, where the borrower accepted a change that makes it pass; empty at first. */
import { z } from 'zod'
import { cents } from '../../../facts/scalars.ts'
import { ask } from '../../item.ts'

export const linePreferenceData = z.object({
  payOffFirstLien: z.boolean().optional(),
  exceptionLineCents: cents.optional(),
  payOffTradelineIds: z.array(z.string()).optional(),
})

export const linePreference = ask('line-preference', {
  title: 'How the line is placed',
  steps: ['IN_PROGRESS'],
  initially: {},
  data: linePreferenceData,
  example: { payOffFirstLien: true },
})

/** How the line is to be placed, where the borrower accepted a change that makes it pass; empty at first. */
import * as z from 'zod/mini'
import { cents } from '../../../facts/scalars.ts'
import { ask } from '../../item.ts'

export const linePreferenceData = z.object({
  payOffFirstLien: z.optional(z.boolean()),
  exceptionLineCents: z.optional(cents),
  payOffTradelineIds: z.optional(z.array(z.string())),
})

export const linePreferenceLabels = {
  payOffFirstLien: 'Pay off the first mortgage with this line',
  exceptionLineCents: 'A smaller line of',
  payOffTradelineIds: 'Debts to pay off',
} as const

export const linePreference = ask('line-preference', {
  title: 'How to use the line',
  why: 'A smaller line, or one that pays off other debts, may qualify when the first one does not.',
  steps: ['IN_PROGRESS'],
  initially: {},
  data: linePreferenceData,
  labels: linePreferenceLabels,
  example: { payOffFirstLien: true },
})

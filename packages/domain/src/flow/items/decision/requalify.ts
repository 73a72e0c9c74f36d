/** A smaller or differently placed line would pass: the borrower accepts the change and the decision is made again. */
import type { z } from 'zod'
import { ask, into } from '../../item.ts'
import { firstDecision } from './first-decision.ts'
import { linePreference, linePreferenceData } from './line-preference.ts'

export const requalify = ask('requalify', {
  title: 'See what would pass',
  steps: ['CLTV_LIEN_POSITION_REQUALIFY'],
  applies: (known) => known(firstDecision)?.outcome === 'REQUALIFY',
  data: linePreferenceData,
  example: { payOffFirstLien: true },
  answers: into(linePreference, (before, answer: z.infer<typeof linePreferenceData>) => ({ ...before, ...answer })),
})

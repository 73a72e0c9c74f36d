/** A smaller or differently placed line would pass: the borrower accepts the change and the decision is made again. */
import type { z } from 'zod'
import type { Decision } from '../../../underwriting/decision.ts'
import { ask, type Item, into } from '../../item.ts'
import { firstDecision } from './first-decision.ts'
import { linePreference, linePreferenceData } from './line-preference.ts'

/** The same question, whichever of the two decisions asks it. */
export const requalifyQuestion = <const Id extends string>(id: Id, decision: Item<string, 'work', Decision>) =>
  ask(id, {
    title: 'See what would pass',
    steps: ['CLTV_LIEN_POSITION_REQUALIFY'],
    applies: (known) => known(decision)?.outcome === 'REQUALIFY',
    data: linePreferenceData,
    example: { payOffFirstLien: true },
    answers: into(linePreference, (before, answer: z.infer<typeof linePreferenceData>) => ({ ...before, ...answer })),
  })

export const requalify = requalifyQuestion('requalify', firstDecision)

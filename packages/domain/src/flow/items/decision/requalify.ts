/** A smaller or differently placed line would pass: the borrower accepts the change and the decision is made again. */
import type * as z from 'zod/mini'
import type { ProgressValue } from '../../../routing/progress.ts'
import type { Decision } from '../../../underwriting/decision/decision.ts'
import { ask, foldInto, type Item } from '../../item.ts'
import { decisionShown, showDecision } from './decision-shown.ts'
import { firstDecision } from './first-decision.ts'
import { linePreference, linePreferenceData, linePreferenceLabels } from './line-preference.ts'
import { unproposedChanges } from './proposed-changes.ts'

interface Question {
  readonly decision: Item<string, 'work', Decision>
  readonly why: string
  readonly progress?: ProgressValue
  readonly corrects?: readonly { readonly id: string }[]
}

/** The same question, whichever of the two decisions asks it. */
/* @__NO_SIDE_EFFECTS__ */
export function requalifyQuestion<const Id extends string>(id: Id, { decision, ...said }: Question) {
  return ask(id, {
    title: 'See what would qualify',
    ...said,
    steps: ['CLTV_LIEN_POSITION_REQUALIFY'],
    rests: 'COUNTEROFFER',
    applies: (known) => known(decision)?.outcome === 'REQUALIFY',
    data: linePreferenceData,
    about: { data: decisionShown, of: (known) => showDecision(known(decision)) },
    fits: (known, answer) => unproposedChanges(known, known(decision), answer),
    labels: linePreferenceLabels,
    example: { payOffFirstLien: true },
    answers: foldInto(linePreference, (before, answer: z.infer<typeof linePreferenceData>) => ({ ...before, ...answer })),
  })
}

export const requalify = requalifyQuestion('requalify', {
  decision: firstDecision,
  why: 'With the loans on your home, our usual smallest line is over one of our limits. A smaller line, or one that pays off your first mortgage, may qualify.',
})

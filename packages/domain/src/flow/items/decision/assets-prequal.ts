/** Income is short and assets may carry it: the borrower lists them and the decision is made again. */
import type * as z from 'zod/mini'
import type { ProgressValue } from '../../../routing/progress.ts'
import type { Decision } from '../../../underwriting/decision/decision.ts'
import { ask, foldInto, type Item } from '../../item.ts'
import { decisionShown, showDecision } from './decision-shown.ts'
import { firstDecision } from './first-decision.ts'
import { assetLabels, assetList, statedAssets } from './stated-assets.ts'

interface Question {
  readonly decision: Item<string, 'work', Decision>
  readonly why: string
  readonly progress?: ProgressValue
  readonly corrects?: readonly { readonly id: string }[]
}

/** The same question, whichever of the two decisions asks it. */
/* @__NO_SIDE_EFFECTS__ */
export function assetsQuestion<const Id extends string>(id: Id, { decision, ...said }: Question) {
  return ask(id, {
    title: 'List assets that can help',
    ...said,
    steps: ['ASSETS_PREQUAL'],
    applies: (known) => known(decision)?.outcome === 'ASSETS',
    data: assetList,
    about: { data: decisionShown, of: (known) => showDecision(known(decision)) },
    labels: assetLabels,
    example: { assets: [{ kind: 'BROKERAGE', institution: 'Harbor Invest', balanceCents: 45_000_000 }] },
    answers: foldInto(statedAssets, (_before, answer: z.infer<typeof assetList>) => ({ ...answer, answered: true })),
  })
}

export const assetsPrequal = assetsQuestion('assets-prequal', {
  decision: firstDecision,
  why: 'Your income alone doesn’t qualify for this line. Savings and investments can help.',
})

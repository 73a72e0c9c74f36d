/** Income is short and assets may carry it: the borrower lists them and the decision is made again. */
import type { z } from 'zod'
import type { Decision } from '../../../underwriting/decision.ts'
import { ask, type Item, into } from '../../item.ts'
import { firstDecision } from './first-decision.ts'
import { assetList, statedAssets } from './stated-assets.ts'

/** The same question, whichever of the two decisions asks it. */
export const assetsQuestion = <const Id extends string>(id: Id, decision: Item<string, 'work', Decision>) =>
  ask(id, {
    title: 'List assets that can help',
    steps: ['ASSETS_PREQUAL'],
    applies: (known) => known(decision)?.outcome === 'ASSETS',
    data: assetList,
    example: { assets: [{ kind: 'BROKERAGE', institution: 'Harbor Invest', balanceCents: 45_000_000 }] },
    answers: into(statedAssets, (_before, answer: z.infer<typeof assetList>) => ({ ...answer, answered: true })),
  })

export const assetsPrequal = assetsQuestion('assets-prequal', firstDecision)

/** Income is short and assets may carry it: the borrower lists them and the decision is made again. */
import type { z } from 'zod'
import { ask, into } from '../../item.ts'
import { firstDecision } from './first-decision.ts'
import { assetList, statedAssets } from './stated-assets.ts'

export const assetsPrequal = ask('assets-prequal', {
  title: 'List assets that can help',
  steps: ['ASSETS_PREQUAL'],
  applies: (known) => known(firstDecision)?.outcome === 'ASSETS',
  data: assetList,
  example: { assets: [{ kind: 'BROKERAGE', institution: 'Harbor Invest', balanceCents: 45_000_000 }] },
  answers: into(statedAssets, (_before, answer: z.infer<typeof assetList>) => ({ ...answer, answered: true })),
})

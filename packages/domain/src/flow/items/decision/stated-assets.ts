/** Assets that may carry a short income; empty until the borrower lists some (design 5.1, asset depletion). */
import { z } from 'zod'
import { cents } from '../../../facts/scalars.ts'
import { ask } from '../../item.ts'

export const asset = z.object({
  kind: z.enum(['CHECKING', 'SAVINGS', 'BROKERAGE', 'RETIREMENT', 'OTHER']),
  institution: z.string().min(1).max(120),
  balanceCents: cents,
})
export const assetList = z.object({ assets: z.array(asset).max(20) })

export const statedAssets = ask('stated-assets', {
  title: 'Your assets',
  steps: ['IN_PROGRESS'],
  initially: { assets: [], answered: false },
  data: assetList.extend({ answered: z.boolean() }),
  example: { answered: true, assets: [{ kind: 'BROKERAGE', institution: 'Harbor Invest', balanceCents: 45_000_000 }] },
})

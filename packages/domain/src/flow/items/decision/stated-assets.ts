/** Assets that may carry a short income; empty until the borrower lists some [underwriting/assets]. */
import * as z from 'zod/mini'
import { cents } from '../../../facts/scalars.ts'
import { ask } from '../../item.ts'

export const asset = z.object({
  kind: z.enum(['CHECKING', 'SAVINGS', 'BROKERAGE', 'RETIREMENT', 'OTHER']),
  institution: z.string().check(z.minLength(1), z.maxLength(120)),
  balanceCents: cents,
})
export const assetList = z.object({ assets: z.array(asset).check(z.maxLength(20)) })

export const assetLabels = {
  assets: {
    label: 'Assets',
    each: {
      kind: {
        label: 'Type',
        options: { CHECKING: 'Checking', SAVINGS: 'Savings', BROKERAGE: 'Brokerage', RETIREMENT: 'Retirement', OTHER: 'Other' },
      },
      institution: 'Bank or institution',
      balanceCents: 'Balance',
    },
  },
} as const

export const statedAssets = ask('stated-assets', {
  title: 'Your assets',
  why: 'Savings and investments can help where your income alone does not qualify.',
  steps: ['IN_PROGRESS'],
  initially: { assets: [], answered: false },
  data: z.extend(assetList, { answered: z.boolean() }),
  labels: { ...assetLabels, answered: 'Answered' },
  example: { answered: true, assets: [{ kind: 'BROKERAGE', institution: 'Harbor Invest', balanceCents: 45_000_000 }] },
})

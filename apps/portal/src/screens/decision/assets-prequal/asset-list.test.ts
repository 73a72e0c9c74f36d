import { describe, expect, it } from 'vitest'
import {
  addsMonthlyCents,
  assetProblems,
  assetsAnswer,
  missingMonthlyCents,
  neededAssetsCents,
  remainingProblems,
  type TypedAsset,
  totalCents,
} from './asset-list.ts'

type About = Parameters<typeof missingMonthlyCents>[0]

const brokerage: TypedAsset = { kind: 'BROKERAGE', institution: ' Harbor Invest ', dollars: 450_000 }

describe('what assets add to an income', () => {
  it('is their sum over 84 months', () => {
    expect(totalCents([brokerage, { ...brokerage, dollars: 54_000 }])).toBe(50_400_000)
    expect(addsMonthlyCents(50_400_000)).toBe(600_000)
  })
  it('is never rounded up', () => {
    expect(addsMonthlyCents(10_000)).toBe(119)
  })
  it('turns a missing income into the assets that carry it', () => {
    const needed = neededAssetsCents(66_001)
    expect(needed).toBe(5_544_084)
    expect(addsMonthlyCents(needed)).toBe(66_001)
    expect(addsMonthlyCents(needed - 1)).toBe(66_000)
  })
  it('is read from what would pass the limit', () => {
    const about = {
      limits: [{ limit: 'DTI', wouldPass: [{ kind: 'PAY_OFF_ACCOUNT' }, { kind: 'MORE_INCOME', amountCents: 66_000 }] }],
    } as unknown as About
    expect(missingMonthlyCents(about)).toBe(66_000)
    expect(missingMonthlyCents({ limits: [] })).toBeUndefined()
  })
})

describe('a list of assets', () => {
  it('goes out in cents, names without the space around them', () => {
    expect(assetsAnswer([brokerage])).toEqual({ assets: [{ kind: 'BROKERAGE', institution: 'Harbor Invest', balanceCents: 45_000_000 }] })
  })
  it('says what each line misses, at the field the server would name', () => {
    expect(assetProblems([brokerage, { kind: '', institution: ' ', dollars: 0 }]).map(({ field }) => field)).toEqual([
      'assets.1.kind',
      'assets.1.institution',
      'assets.1.balanceCents',
    ])
  })
  it('keeps the messages of remaining problems while one of them is fixed', () => {
    const empty: TypedAsset = { kind: '', institution: '', dollars: null }
    const problems = [...assetProblems([empty]), { field: 'assets.0.institution', message: 'Said by the server' }]
    expect(remainingProblems(problems, [{ ...empty, kind: 'SAVINGS' }]).map(({ message }) => message)).toEqual([
      'Tell us where it is held',
      'Enter its balance today',
      'Said by the server',
    ])
  })
})

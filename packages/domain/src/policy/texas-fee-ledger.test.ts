import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closingTerms } from '../flow/items/closing/closing-terms.ts'
import { originationFeeWithinLimit, texasFeeLedger } from './texas-fee-ledger.ts'

describe('the ledger of fees of a Texas homestead', () => {
  it('counts every fee but a third party’s appraisal, against 2 percent of the whole line (50(a)(6)(E); 7 TAC 153.5)', () => {
    const terms = {
      ...closingTerms.example,
      lineCents: 10_000_001,
      originationFeeCents: 100_000,
      costs: [
        { type: 'VALUATION_FEE', feeType: 'THIRD_PARTY', amountCents: 60_000, paid: 'BEFORE' },
        { type: 'RECORDING_FEE', feeType: 'GOVERNMENT', amountCents: 4_300, paid: 'FROM_DRAW' },
      ],
      recordingTax: { leastCents: 0, mostCents: 1_000 },
    } as const
    const appraised = texasFeeLedger({ ...terms, costs: [...terms.costs] }, true)
    expect([appraised.countedCents, appraised.limitCents]).toEqual([105_300, 200_000])
    expect(texasFeeLedger({ ...terms, costs: [...terms.costs] }, false).countedCents).toBe(165_300)
  })
})

describe('the origination fee of a Texas homestead', () => {
  it('is as large as the limit leaves it beside the other fees, to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 400_000, max: 50_000_000 }), fc.integer({ min: 0, max: 2_000_000 }), (draw, other) => {
        const fee = originationFeeWithinLimit(draw, other)
        const fits = (cents: number) => cents + other <= Math.floor(((draw + cents) * 2) / 100)
        expect([fits(fee), fits(fee + 1)]).toEqual([true, false])
      }),
    )
  })

  it('is none where the other fees alone are above the limit', () => {
    expect(originationFeeWithinLimit(1_000_000, 20_001)).toBeLessThan(0)
    expect(originationFeeWithinLimit(1_000_000, 20_000)).toBe(0)
  })
})

import { describe, expect, it } from 'vitest'
import { closingTerms } from '../flow/items/closing/closing-terms.ts'
import { texasFeeLedger } from './texas-fee-ledger.ts'

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

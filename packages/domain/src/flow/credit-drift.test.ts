import { describe, expect, it } from 'vitest'
import { creditDrift } from './credit-drift.ts'
import { standing } from './current-step.ts'
import { factsUpTo } from './facts-up-to.ts'
import { exampleReport } from './items/credit/example-report.ts'

const [mortgage, card] = exampleReport.tradelines
const driftOf = (hard: Partial<typeof exampleReport>) =>
  creditDrift(
    standing(factsUpTo('income-sources', '2026-11-23T20:00:00.000Z', { 'hard-credit': { ...exampleReport, ...hard } })).walk.known,
  )

describe('what the full report says otherwise than the first', () => {
  it('is nothing where it says the same, and where there is no full report yet', () => {
    expect(driftOf({})).toBeUndefined()
    expect(creditDrift(standing(factsUpTo('hard-credit', '2026-11-23T20:00:00.000Z')).walk.known)).toBeUndefined()
    expect(driftOf({ outcome: 'FROZEN', scores: [] })).toBeUndefined()
  })
  it('is the score that counts, the middle one, and no other', () => {
    // 741, 748 and 755 on the first report.
    expect(driftOf({ scores: [721, 700, 790] })?.score).toEqual({ before: 748, after: 721 })
  })
  it('names accounts that are new, gone, and changed in balance, payment or late payments', () => {
    const added = { ...card!, id: 'card-9', creditor: 'Fern Street Card', last4: '7710' }
    const drift = driftOf({
      tradelines: [{ ...mortgage!, id: 'other-id', late30In12Months: 1, balanceCents: mortgage!.balanceCents - 100 }, added],
    })
    expect(drift?.accounts.map(({ change, creditor }) => [change, creditor])).toEqual([
      ['CHANGED', mortgage!.creditor],
      ['NEW', 'Fern Street Card'],
      ['GONE', card!.creditor],
    ])
    expect(drift?.accounts[0]?.after?.late30In12Months).toBe(1)
  })
  it('is what the borrower is asked about, where inquiries are new', () => {
    const on = '2026-11-12'
    const facts = factsUpTo('inquiry-attestation', '2026-11-23T20:00:00.000Z', {
      'hard-credit': { ...exampleReport, inquiries: [{ creditor: 'Coastline Auto Finance', on }] },
    })
    expect(creditDrift(standing(facts).walk.known)?.inquiries).toEqual([{ creditor: 'Coastline Auto Finance', on }])
  })
})

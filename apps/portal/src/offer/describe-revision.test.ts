import { describe, expect, it } from 'vitest'
import { describeRevision, describeVerifiedChanges } from './describe-revision.ts'
import { exampleBody } from './example-offers.fixture.ts'
import type { OffersBody } from './offers-body.ts'

type Change = OffersBody['facts']['verifiedChanges'][number]
const words = (...verifiedChanges: Change[]) => describeVerifiedChanges({ verifiedChanges })
const income = (after: number): Change => ({ figure: 'ANNUAL_INCOME', before: 14_500_000, after })

describe('why an offer is revised', () => {
  it('says that the verified income is half of what was stated', () =>
    expect(words(income(7_250_000))).toEqual([
      'We verified income of $72,500 a year. You told us $145,000: the verified income is half of what you told us.',
    ]))

  it('says by how much it is lower or higher otherwise, to the cent', () => {
    expect(words(income(11_600_050))[0]).toContain('$28,999.50 less than you told us')
    expect(words(income(14_600_000))[0]).toContain('$1,000 more than you told us')
  })

  it('names the new credit that counts each month', () =>
    expect(
      words({
        figure: 'MONTHLY_DEBTS',
        before: 128_087,
        after: 578_087,
        opened: [{ creditor: 'Coastline Auto Finance', monthlyCents: 450_000 }],
      }),
    ).toEqual([
      'What counts each month beside your line now comes to $5,780.87. When you chose, it came to $1,280.87. Your new credit with Coastline Auto Finance is $4,500 of it.',
    ]))

  it('says both figures of everything else that changed', () =>
    expect(
      words(
        { figure: 'MONTHLY_DEBTS', before: 120_000, after: 150_050 },
        { figure: 'SCORE', before: 748, after: 730 },
        { figure: 'HOME_VALUE', before: 74_200_000, after: 70_000_000 },
        { figure: 'LIENS', before: 30_000_000, after: 31_000_000 },
        { figure: 'RATE', before: 8_600, after: 8_850 },
      ),
    ).toEqual([
      'What counts each month beside your line now comes to $1,500.50. When you chose, it came to $1,200.',
      'Your credit score on the full report is 730. It was 748 on the first report.',
      'Your home is valued at $700,000. When you chose, it was valued at $742,000.',
      'The liens and loans on this home come to $310,000. When you chose, they came to $300,000.',
      'The rate of the offer you chose is now 8.85%. When you chose, it was 8.60%.',
    ]))

  it('ends when the choice is no longer offered', () => {
    const chosen = { type: 'FIXED' as const, term: 20, originationFee: 0, amount: 92_500, discounts: [] }
    expect(describeRevision({ ...exampleBody, chosen, revision: null })).toEqual([
      'You chose $92,500 over 20 years. That is no longer offered.',
    ])
    // Said once: above the figures that it had.
    const terms = { rate: '8.600', monthlyPaymentCents: 80_000, feeCents: 0, totalCents: 9_250_000 }
    expect(describeRevision({ ...exampleBody, chosen, revision: { choice: chosen, was: terms, now: null, isBetter: false } })).toEqual([])
    const dearer = { ...exampleBody.facts, verifiedChanges: [{ figure: 'RATE' as const, before: 8_600, after: 8_850 }] }
    expect(describeRevision({ ...exampleBody, facts: dearer, chosen, revision: null }).join()).not.toContain('no longer offered')
  })

  it('says first that paying by hand has no autopay discount', () => {
    const choice = { type: 'FIXED' as const, term: 20, originationFee: 0, amount: 92_500, discounts: ['AUTOPAY' as const] }
    const terms = { rate: '8.600', monthlyPaymentCents: 80_000, feeCents: 0, totalCents: 9_250_000 }
    const revision = { choice, was: terms, now: { ...terms, rate: '8.850' }, isBetter: false }
    const withoutAutopay = exampleBody.offers.map((offer) => ({ ...offer, discountList: [] }))
    expect(describeRevision({ ...exampleBody, offers: withoutAutopay, revision })[0]).toBe(
      'You chose to pay each month yourself, so the autopay discount no longer lowers your rate.',
    )
    expect(describeRevision({ ...exampleBody, revision }).join()).not.toContain('pay each month yourself')
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Change } from '../limits/limit-result.ts'
import { ON } from '../pricing/any-applicant.fixture.ts'
import { type Applicant, qualifiedApplicant } from '../situation/qualified-applicant.fixture.ts'
import type { UnderwritingInput } from '../situation/underwriting-input.ts'
import { defaultOrganizationTerms } from '../tables/organization-terms.ts'
import { underwrite } from './underwrite.ts'

/** Under the newest tables. */
const applicantToday = (applicant: Applicant) => qualifiedApplicant(applicant, { on: ON, now: `${ON}T15:00:00Z` })

const anyone = fc.record({
  score: fc.integer({ min: 560, max: 850 }),
  valueDollars: fc.integer({ min: 90_000, max: 1_500_000 }),
  mortgageDollars: fc.integer({ min: 0, max: 700_000 }),
  mortgagePaymentDollars: fc.integer({ min: 0, max: 5_000 }),
  otherDebtDollars: fc.integer({ min: 0, max: 6_000 }),
  incomeDollars: fc.integer({ min: 10_000, max: 700_000 }),
  state: fc.constantFrom('CA', 'TX', 'FL', 'OH'),
})

describe('the first decision', () => {
  it('approves every sound applicant in every state that is served', () => {
    const sound = fc.record({
      score: fc.integer({ min: 700, max: 830 }),
      valueDollars: fc.integer({ min: 320_000, max: 700_000 }),
      share: fc.integer({ min: 15, max: 35 }),
      otherDebtDollars: fc.integer({ min: 0, max: 350 }),
      incomeDollars: fc.integer({ min: 60_000, max: 500_000 }),
      state: fc.constantFrom(...defaultOrganizationTerms.servedStates, 'TX'),
    })
    fc.assert(
      fc.property(sound, ({ share, ...applicant }) => {
        const mortgageDollars = Math.floor((applicant.valueDollars * share) / 100)
        // A level payment at 7 % over 30 years is 0.6653 % of the balance.
        const mortgagePaymentDollars = Math.ceil(mortgageDollars * 0.006653)
        const decision = underwrite(applicantToday({ ...applicant, mortgageDollars, mortgagePaymentDollars }))
        expect(decision.outcome).toBe('APPROVED')
        expect(decision.offers.length).toBeGreaterThan(0)
      }),
      {
        numRuns: 150,
        examples: [[{ score: 700, valueDollars: 700_000, share: 35, otherDebtDollars: 350, incomeDollars: 60_000, state: 'TX' }]],
      },
    )
  })

  it('never lowers the amount for more income', () => {
    fc.assert(
      fc.property(anyone, fc.integer({ min: 1, max: 200_000 }), (applicant, more) => {
        const before = underwrite(applicantToday(applicant)).maximumLineCents
        const after = underwrite(applicantToday({ ...applicant, incomeDollars: applicant.incomeDollars + more })).maximumLineCents
        expect(after).toBeGreaterThanOrEqual(before)
      }),
      { numRuns: 80 },
    )
  })

  it('never lowers the amount for a higher score', () => {
    fc.assert(
      fc.property(anyone, fc.integer({ min: 1, max: 150 }), (applicant, more) => {
        const before = underwrite(applicantToday(applicant)).maximumLineCents
        const after = underwrite(applicantToday({ ...applicant, score: Math.min(applicant.score + more, 850) })).maximumLineCents
        expect(after).toBeGreaterThanOrEqual(before)
      }),
      { numRuns: 80 },
    )
  })

  it('is true: an applicant who follows it passes that limit', () => {
    const takeAdvice = (input: UnderwritingInput, change: Change): UnderwritingInput | undefined => {
      if (change.kind === 'LOWER_AMOUNT') return { ...input, preference: { exceptionLineCents: change.amountCents } }
      if (change.kind === 'FIRST_LIEN') return { ...input, preference: { payOffFirstLien: true } }
      if (change.kind === 'PAY_OFF_ACCOUNT')
        return { ...input, preference: { payOffTradelineIds: change.accountIds ?? [change.accountId!] } }
      if (change.kind === 'MORE_INCOME') return { ...input, income: { ...input.income, otherCents: change.amountCents! * 12 } }
      return undefined
    }
    let taken = 0
    fc.assert(
      fc.property(anyone, (applicant) => {
        const input = applicantToday(applicant)
        for (const limit of underwrite(input).limits) {
          for (const change of limit.wouldPass) {
            const changed = takeAdvice(input, change)
            if (changed === undefined) continue
            taken += 1
            const again = underwrite(changed)
            expect(again.limits.find((each) => each.limit === limit.limit)?.passed).toBe(true)
            if (change.passesAll) expect(['APPROVED', 'REVIEW']).toContain(again.outcome)
          }
        }
      }),
      { numRuns: 150 },
    )
    expect(taken).toBeGreaterThan(20)
  })

  it('asks for no more income than needed: a cent a month less does not pass', () => {
    fc.assert(
      fc.property(anyone, (applicant) => {
        const input = applicantToday(applicant)
        const change = underwrite(input)
          .limits.flatMap((limit) => limit.wouldPass)
          .find((each) => each.kind === 'MORE_INCOME')
        if (change === undefined) return
        const less = { ...input, income: { ...input.income, otherCents: (change.amountCents! - 1) * 12 } }
        expect(underwrite(less).limits.find((each) => each.limit === 'DTI')?.passed).toBe(false)
      }),
      { numRuns: 80 },
    )
  })
})

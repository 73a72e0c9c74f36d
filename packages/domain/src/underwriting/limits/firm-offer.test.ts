import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { termsOfLine } from '../decision/terms-of-line.ts'
import { underwrite } from '../decision/underwrite.ts'
import { describeRefusedFirmOffer, firmOfferForTeam } from '../explanations/firm-offer-text.ts'
import { totalOf } from '../offer/draw-bounds.ts'
import { quote } from '../offer/quote.ts'
import { toMills } from '../offer/rate.ts'
import { anyApplicant, anyPrime, inputOf, ON, tablesAt } from '../pricing/any-applicant.fixture.ts'
import type { FirmOfferTerms } from '../tables/firm-offer.ts'

const ADA = {
  score: 700,
  valueDollars: 700_000,
  mortgageDollars: 200_000,
  secondDollars: 0,
  mortgagePaymentDollars: 1_500,
  otherDebtDollars: 200,
  incomeDollars: 140_000,
  state: 'CA',
  occupancy: 'HOME' as const,
}
const PRIME = '6.75'

const mailed = (terms: Omit<FirmOfferTerms, 'expiresOn'>, isRecipient = true) => ({
  firmOffer: { code: 'FIRM2026', version: 1, isRecipient, terms: { expiresOn: '2027-01-31', ...terms } },
})
const decided = (terms: Omit<FirmOfferTerms, 'expiresOn'> | undefined, person: Partial<typeof ADA> = {}, isRecipient = true) =>
  underwrite(inputOf({ ...ADA, ...person }, terms && mailed(terms, isRecipient)), tablesAt(PRIME))

/** Equal payments of a month over so many years, in cents. */
function annuity(totalCents: number, ratePercent: number, years: number): number {
  const monthly = ratePercent / 1200
  return (totalCents * monthly) / (1 - (1 + monthly) ** (-years * 12))
}

/** The yearly rate in percent at which the payments are worth the draw: by halving. Without a fee it is the rate. */
function costOf(drawCents: number, paymentCents: number, years: number, ratePercent: number, feeCents: number): number {
  if (feeCents === 0) return ratePercent
  let [low, high] = [0.001, 100]
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2
    if (annuity(drawCents, middle, years) < paymentCents) low = middle
    else high = middle
  }
  return low
}

describe('a firm offer that was mailed', () => {
  it('is never worse than promised, and all figures follow the offer, whoever applies', () => {
    const price = fc.oneof(
      fc.record({ rateBps: fc.integer({ min: 400, max: 1500 }) }),
      fc.record({ marginBps: fc.integer({ min: 0, max: 600 }), floorBps: fc.integer({ min: 300, max: 900 }) }),
      fc.constant({}),
    )
    const others = fc.record(
      { feeBps: fc.integer({ min: 0, max: 600 }), amountCents: fc.integer({ min: 10, max: 500 }).map((steps) => steps * 50_000) },
      { requiredKeys: [] },
    )
    const terms = fc.tuple(price, others).map(([one, more]): Omit<FirmOfferTerms, 'expiresOn'> => ({ ...one, ...more }))
    fc.assert(
      fc.property(anyApplicant, anyPrime, terms, (person, prime, promised) => {
        const input = inputOf(person, mailed(promised))
        const decision = underwrite(input, tablesAt(prime))
        expect(decision.firmOffer?.unmet).toEqual([])
        const { rateBps, marginBps, floorBps = 0, feeBps } = promised
        const most = {
          FIXED: rateBps === undefined ? undefined : rateBps * 10,
          FLOATING: marginBps === undefined ? undefined : Math.max(toMills(prime) + marginBps * 10, floorBps * 10),
        }
        for (const offer of decision.offers) {
          const mostMills = most[offer.type] ?? Number.POSITIVE_INFINITY
          expect(toMills(offer.rate)).toBeLessThanOrEqual(mostMills)
          if (feeBps !== undefined) expect(offer.feeBps).toBeLessThanOrEqual(feeBps)
          const { rate, apr, feeCents, totalCents, monthlyPaymentCents, effectiveCost } = quote({
            ...{ offer, drawCents: offer.minDrawCents, discounts: [], liabilitiesPayOffCents: 0, costs: [] },
          })
          expect([rate, apr, totalCents]).toEqual([offer.rate, offer.rate, totalOf(offer.minDrawCents, offer)])
          expect(feeCents).toBe(totalCents - offer.minDrawCents)
          // The payment and the cost by arithmetic of this test: of the rate of the offer, and never above those of the promise.
          expect(Math.abs(monthlyPaymentCents - annuity(totalCents, Number(rate), offer.term))).toBeLessThanOrEqual(1)
          expect(Number(effectiveCost)).toBeCloseTo(costOf(offer.minDrawCents, monthlyPaymentCents, offer.term, Number(rate), feeCents), 2)
          if (Number.isFinite(mostMills)) {
            expect(monthlyPaymentCents).toBeLessThanOrEqual(annuity(totalCents, mostMills / 1000, offer.term) + 1)
            if (feeBps !== undefined) {
              const promisedTotal = offer.minDrawCents * (1 + feeBps / 10_000) + 1
              const payment = annuity(promisedTotal, mostMills / 1000, offer.term) + 1
              expect(Number(effectiveCost)).toBeLessThanOrEqual(
                costOf(offer.minDrawCents, payment, offer.term, mostMills / 1000, 1) + 0.001,
              )
            }
          }
          for (const { rateWithDiscount } of offer.discounts) expect(toMills(rateWithDiscount)).toBeLessThanOrEqual(toMills(rate))
        }
        const floating = decision.offers.find(({ type }) => type === 'FLOATING')
        if (marginBps === undefined || floating === undefined) return
        const chosen = { offer: floating, drawCents: floating.minDrawCents, discounts: [], costs: [], payOffs: [] }
        const agreed = termsOfLine({ input, decision }, chosen)
        expect(toMills(agreed.marginPercent!)).toBeLessThanOrEqual(marginBps * 10)
        expect(toMills(agreed.laterMarginPercent)).toBeLessThanOrEqual(marginBps * 10)
        expect(toMills(agreed.floorPercent)).toBeLessThanOrEqual(floorBps * 10)
        expect([agreed.ratePercent, agreed.lineCents]).toEqual([floating.rate, totalOf(floating.minDrawCents, floating)])
      }),
      { numRuns: 30 },
    )
  })

  it('is a line of at least the promised amount, whoever the criteria and the home bear it of', () => {
    const criteria = { maximumDtiBps: 10_000 }
    const collateral = { maximumCltvBps: 10_000 }
    let lines = 0
    fc.assert(
      fc.property(anyApplicant, fc.integer({ min: 60, max: 500 }), (drawn, steps) => {
        const person = { ...drawn, occupancy: 'SECONDARY' as const }
        const amountCents = steps * 50_000
        const owed = person.mortgagePaymentDollars + person.otherDebtDollars + person.secondDollars * 0.02 + 2_000
        const bears =
          (person.valueDollars - person.mortgageDollars - person.secondDollars) * 100 > amountCents + 100_000 &&
          person.incomeDollars / 12 > owed + (amountCents / 100) * 0.02
        if (!bears) return
        const { outcome, offers, firmOffer } = underwrite(inputOf(person, mailed({ amountCents, criteria, collateral })), tablesAt(PRIME))
        if (firmOffer!.unmet.length > 0 || outcome === 'INELIGIBLE') return
        lines += 1
        expect(['APPROVED', 'REVIEW']).toContain(outcome)
        expect(Math.max(...offers.map(({ maxCents }) => maxCents))).toBeGreaterThanOrEqual(amountCents)
      }),
      { numRuns: 60 },
    )
    expect(lines).toBeGreaterThan(0)
  })

  it('gives nothing where the rules are as good, and what is better wins', () => {
    const plain = decided(undefined)
    const { offers, firmOffer } = decided({ rateBps: 1700, amountCents: 5_000_000 })
    expect(firmOffer?.gave).toEqual([])
    expect(offers).toEqual(plain.offers)
  })

  it('lowers the fixed rate below the lender’s own lowest rate, and no later draw’s margin', () => {
    const { offers, firmOffer } = decided({ rateBps: 699 })
    expect(firmOffer?.gave).toEqual(['RATE'])
    for (const offer of offers) {
      if (offer.type === 'FLOATING') expect(offer.byFirmOffer).toBeUndefined()
      else expect(offer).toMatchObject({ rate: '6.990', floorRate: '6.990', byFirmOffer: true })
    }
  })

  it('keeps a promised margin for the life of the line: the agreement states it, and no floor that the letter did not', () => {
    const input = inputOf(ADA, mailed({ marginBps: 50 }))
    const decision = underwrite(input, tablesAt(PRIME))
    const offer = decision.offers.find(({ type, term, feeBps }) => type === 'FLOATING' && term === 30 && feeBps === 0)!
    expect(offer).toMatchObject({ rate: '7.250', floorRate: '0.000', byFirmOffer: true })
    const chosen = { offer, drawCents: offer.minDrawCents, discounts: [], costs: [], payOffs: [] }
    expect(termsOfLine({ input, decision }, chosen)).toMatchObject({
      ratePercent: '7.250',
      marginPercent: '0.500',
      laterMarginPercent: '0.500',
      floorPercent: '0.000',
    })
    const withFloor = decided({ marginBps: 50, floorBps: 700 }).offers.find(({ type }) => type === 'FLOATING')!
    expect(withFloor.floorRate).toBe('7.000')
  })

  it('leaves out fees above the promised one', () => {
    const { offers, firmOffer } = decided({ feeBps: 100 })
    expect(new Set(offers.map(({ feeBps }) => feeBps))).toEqual(new Set([0, 99]))
    expect(firmOffer?.gave).toEqual(['FEE'])
  })

  it('gives the promised line where its own criteria bear more than the rules', () => {
    const person = { valueDollars: 300_000, mortgageDollars: 215_000 }
    const plain = decided(undefined, person)
    const { outcome, maximumLineCents, firmOffer } = decided({ amountCents: 4_000_000, collateral: { maximumCltvBps: 8500 } }, person)
    expect(plain.maximumLineCents).toBeLessThan(4_000_000)
    expect([outcome, maximumLineCents, firmOffer?.gave]).toEqual(['APPROVED', 4_000_000, ['LINE']])
  })

  it('leaves a rule that it was not conditioned on to a person, with the promised line ready to be granted', () => {
    expect(decided(undefined, { score: 610 }).outcome).toBe('DECLINE')
    const { outcome, reviewReasons, offers, firmOffer } = decided({ rateBps: 899, amountCents: 3_000_000 }, { score: 610 })
    expect([outcome, reviewReasons, firmOffer?.toPerson]).toEqual(['REVIEW', ['FIRM_OFFER'], ['SCORE']])
    expect(Math.max(...offers.map(({ maxCents }) => maxCents))).toBe(3_000_000)
  })

  it('is refused by a criterion that was set before: then the rules run as for anyone, and the decision names it', () => {
    const plain = decided(undefined, { score: 610 })
    const { outcome, firmOffer } = decided({ rateBps: 699, criteria: { minimumScore: 640 } }, { score: 610 })
    expect([outcome, firmOffer?.unmet]).toEqual([plain.outcome, ['SCORE']])
    const other = decided({ rateBps: 699 }, {}, false)
    expect([other.firmOffer?.unmet, other.offers]).toEqual([['RECIPIENT'], decided(undefined).offers])
  })

  it('makes nothing lawful that the law forbids: no license in the state, and payments above the whole income', () => {
    expect(decided({ rateBps: 699 }, { state: 'NY' }).outcome).toBe('INELIGIBLE')
    expect(decided({ rateBps: 699 }, { incomeDollars: 12_000 })).toMatchObject({ outcome: 'DECLINE', firmOffer: { toPerson: [] } })
  })

  it('is answered in words by whatever refuses: a criterion, the law, or a person', () => {
    const said = (decision: ReturnType<typeof decided>, by: 'RULES' | 'PERSON' = 'RULES') => {
      const { title, body } = describeRefusedFirmOffer(decision, by)!
      return `${title}: ${body}`
    }
    const ofScore = decided({ rateBps: 699, criteria: { minimumScore: 640 } }, { score: 610 })
    expect(said(ofScore)).toContain('does not apply: Your letter promised a fixed rate of at most 6.99%.')
    expect(said(ofScore)).toContain('now your credit score is below 640')
    const overIncome = decided({ rateBps: 699 }, { incomeDollars: 12_000 })
    expect(said(overIncome)).toContain('the law does not allow this line: your debts and payments would be more than your whole income')
    expect(firmOfferForTeam({ ...overIncome, firmOffer: overIncome.firmOffer! })).toContain('the law stands against it: DTI')
    expect(said(decided({ rateBps: 699 }, { state: 'NY' }))).toContain('we have no license to lend in the state of your home')
    expect(said(decided({ rateBps: 699 }, { score: 610 }), 'PERSON')).toContain('You met its criteria, so an underwriter decided')
    expect(said(decided({ rateBps: 699 }, { score: 610 }, false))).toContain('If it was sent to you, contact us')
    expect(describeRefusedFirmOffer(decided(undefined, { score: 610 }), 'RULES')).toBeUndefined()
  })

  it('is decided again to the same answer', () => {
    const input = inputOf(ADA, mailed({ rateBps: 699 }))
    expect(underwrite({ ...input, on: ON }, tablesAt(PRIME))).toEqual(underwrite(input, tablesAt(PRIME)))
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { STATE_CODES } from '../../facts/state-codes.ts'
import { aporWeekOf } from '../../policy/apor.ts'
import { joinderRows } from '../../policy/spousal-joinder/spousal-joinder.ts'
import { findApprovalPaths } from '../advice/approval-paths.ts'
import { underwrite } from '../decision/underwrite.ts'
import { explainLimit } from '../explanations/limit-text.ts'
import { totalOf } from '../offer/draw-bounds.ts'
import type { Offer } from '../offer/offer.ts'
import { propertyRuns } from '../property-runs.fixture.ts'
import { qualifiedApplicant } from '../situation/qualified-applicant.fixture.ts'
import type { UnderwritingInput } from '../situation/underwriting-input.ts'
import { guidelineOn } from '../tables/guideline-on.ts'
import { defaultOrganizationTerms } from '../tables/organization-terms.ts'
import { pricingOn } from '../tables/pricing-on.ts'
import { stateLawOn, stateLaws } from '../tables/states/state-law-on.ts'
import { anyApplicant, anyPrime, evaluated } from './any-applicant.fixture.ts'

/** A day on which the states' law of 2026-12 or a later one is in force. */
const NOW = { on: '2026-11-24', now: '2026-11-24T15:00:00Z' } as const
type Person = Parameters<typeof qualifiedApplicant>[0]
const applicant = (person: Person, changes: Partial<UnderwritingInput> = {}) => qualifiedApplicant(person, { ...NOW, ...changes })
const decide = (person: Person, changes: Partial<UnderwritingInput> = {}) => underwrite(applicant(person, changes))
/** By the prices before the floor bound most rates: fees that pay, and rates above 10 %, from the smallest line on. */
const decideByEarlierPrices = (person: Person) =>
  underwrite(applicant(person), { guideline: guidelineOn('2026-11-21'), pricing: pricingOn('2026-11-21'), stateLaw: stateLawOn(NOW.on) })

/** The first mortgage of the fixture, and a home equity line behind it. */
const equityLine = (openedOn: string, balanceCents = 2_000_000): Partial<UnderwritingInput> => {
  const { credit, liens } = qualifiedApplicant({ state: 'TX' })
  const [mortgage] = credit.tradelines
  return {
    credit: {
      ...credit,
      tradelines: [
        ...credit.tradelines,
        {
          ...mortgage!,
          id: 'heloc-1',
          creditor: 'Lone Star Credit Union',
          kind: 'HELOC',
          balanceCents,
          monthlyPaymentCents: 15_000,
          openedOn,
        },
      ],
    },
    liens: [...liens, { id: 'heloc-1', kind: 'HELOC', holder: 'Lone Star Credit Union', balanceCents, position: 2, payOff: false }],
  }
}

describe('a line on a Texas homestead', () => {
  it('costs at most 2 % of the line in all fees together, for every draw of every offer', () => {
    const anyone = fc.record({
      score: fc.integer({ min: 640, max: 850 }),
      valueDollars: fc.integer({ min: 120_000, max: 1_500_000 }),
      mortgageDollars: fc.integer({ min: 0, max: 600_000 }),
      incomeDollars: fc.integer({ min: 30_000, max: 900_000 }),
      source: fc.constantFrom('AVM', 'ESTIMATE', 'APPRAISAL', 'BPO'),
      feeCapCents: fc.option(fc.integer({ min: 10_000, max: 500_000 }), { nil: undefined }),
      share: fc.integer({ min: 0, max: 1000 }),
    })
    fc.assert(
      fc.property(anyone, ({ source, feeCapCents, share, ...person }) => {
        const value = { valueCents: person.valueDollars * 100, source: source as 'AVM', forecastStandardDeviation: '9.0' }
        // One term: what the fees come to does not depend on it.
        const organization = {
          ...defaultOrganizationTerms,
          termChoicesYears: [20 as const],
          ...(feeCapCents === undefined ? {} : { feeCapCents }),
        }
        // Notary in person 300 and recording 70; a broker's opinion 180 unless a model or an appraiser gave the value.
        const others = 37_000 + (source === 'ESTIMATE' || source === 'BPO' ? 18_000 : 0)
        for (const offer of decide({ ...person, state: 'TX' }, { value, organization }).offers) {
          const { minDrawCents: least, maxDrawCents: most } = offer
          for (const drawCents of [least, least + 1, Math.floor(least + ((most - least) * share) / 1000), most].filter(
            (draw) => draw <= most,
          )) {
            const total = totalOf(drawCents, offer)
            if ((total - drawCents + others) * 10_000 > total * 200) throw new Error(`${drawCents} of ${JSON.stringify(offer)}`)
          }
        }
      }),
      { numRuns: propertyRuns() },
    )
  })

  it('is never offered at 1.99 %, and at 0.99 and 1.5 % from the draw on at which the whole fee fits', () => {
    const { offers } = decideByEarlierPrices({ state: 'TX', mortgageDollars: 200_000 })
    expect([...new Set(offers.map(({ feeBps }) => feeBps))]).toEqual([0, 99, 150])
    const least = (feeBps: number) => Math.min(...offers.filter((offer) => offer.feeBps === feeBps).map(({ minDrawCents }) => minDrawCents))
    // 370.00 of other costs: draw x (1.0099 x 2 % - 0.99 %) = 370 at 35,929.31; draw x (1.015 x 2 % - 1.5 %) = 370 at 69,811.32
    expect([least(0), least(99), least(150)]).toEqual([3_500_000, 3_593_100, 6_981_400])
    const smallest = offers.find((offer) => offer.feeBps === 150 && offer.minDrawCents === 6_981_400)!
    expect(smallest.minCents).toBe(totalOf(6_981_400, smallest))
  })

  it('is refused beside a home equity loan that stays, and says that paying it off is the way', () => {
    const input = applicant({ state: 'TX' }, equityLine('2019-05-01'))
    const decision = underwrite(input)
    expect(decision.outcome).toBe('DECLINE')
    const limit = decision.limits.find((each) => each.limit === 'ONE_EQUITY_LOAN')!
    expect(limit).toMatchObject({ passed: false, yours: { value: 1 }, reasonCodes: ['OTHER'] })
    expect(limit.wouldPass).toEqual([
      expect.objectContaining({ kind: 'PAY_OFF_ACCOUNT', accountId: 'heloc-1', amountCents: 2_000_000, passesAll: true }),
    ])
    expect(explainLimit(limit, decision).explanation).toContain('must be paid off')
    expect(findApprovalPaths({ input, today: NOW.on, mayTakeNow: true }).map(({ changes }) => changes[0]?.kind)).toContain(
      'PAY_OFF_ACCOUNT',
    )
    const paid = underwrite({ ...input, preference: { payOffTradelineIds: ['heloc-1'] } })
    expect(paid.outcome).toBe('APPROVED')
    expect(Math.min(...paid.offers.map(({ minDrawCents }) => minDrawCents))).toBeGreaterThanOrEqual(2_000_000)
  })

  it('comes a year after the last home equity loan, even one that is paid off, and names the day', () => {
    const recent = { ...equityLine('2026-02-10'), preference: { payOffTradelineIds: ['heloc-1'] } }
    const decision = decide({ state: 'TX' }, recent)
    expect(decision.outcome).toBe('DECLINE')
    const limit = decision.limits.find((each) => each.limit === 'EQUITY_LOAN_YEAR')!
    expect(limit.wouldPass).toEqual([expect.objectContaining({ kind: 'WAIT_UNTIL', on: '2027-02-10', passesAll: true })])
    expect(explainLimit(limit, decision).explanation).toContain('February 10')
    const onTheDay = { on: '2027-02-10', now: '2027-02-10T15:00:00Z' }
    expect(decide({ state: 'TX' }, { ...recent, ...onTheDay }).outcome).toBe('APPROVED')
    expect(decide({ state: 'TX' }, { ...recent, on: '2027-02-09', now: '2027-02-09T15:00:00Z' }).outcome).toBe('DECLINE')
  })

  it('asks none of it of a second home, an investment property or another state', () => {
    for (const [state, occupancy] of [
      ['TX', 'SECONDARY'],
      ['TX', 'INVESTMENT'],
      ['CO', 'HOME'],
    ] as const) {
      const decision = decide({ state }, { ...equityLine('2026-02-10'), occupancy })
      expect(decision.limits.map(({ limit }) => limit)).not.toContain('ONE_EQUITY_LOAN')
      expect(decision.outcome, `${state} ${occupancy}`).toBe('APPROVED')
      expect(new Set(decision.offers.map(({ feeBps }) => feeBps)).has(499)).toBe(true)
    }
  })

  it('stays within 80 % of the value', () => {
    expect(decide({ state: 'TX', mortgageDollars: 400_000 }).maximumLineCents).toBe(19_350_000)
  })

  // 7 TAC 153.3 has the first example; the others are of guides to it.
  it.each([
    [100_000, 30_000, 50_000],
    [400_000, 270_000, 50_000],
    [400_000, 200_000, 120_000],
  ])('on a home worth %i with debt of %i is at most %i', (valueDollars, mortgageDollars, mostDollars) => {
    const { limits } = decide({ state: 'TX', valueDollars, mortgageDollars })
    expect(limits.find(({ limit }) => limit === 'CLTV')?.maximumLineCents).toBe(mostDollars * 100)
  })
})

describe('a line in Alaska', () => {
  it('bears at most 10 % up to 25,000 and any priced rate above', () => {
    const { offers } = decideByEarlierPrices({ state: 'AK', score: 665, mortgageDollars: 180_000 })
    const dear = offers.filter(({ rate }) => Number(rate) > 10)
    expect(dear.length).toBeGreaterThan(0)
    for (const offer of dear) expect(totalOf(offer.minDrawCents, offer)).toBeGreaterThan(2_500_000)
    const elsewhere = decideByEarlierPrices({ state: 'CO', score: 665, mortgageDollars: 180_000 }).offers
    expect(elsewhere.some((offer) => Number(offer.rate) > 10 && offer.minCents <= 2_500_000)).toBe(true)
  })

  it('of at most 25,000 never comes to more later: a lower lifetime cap, and no later draw above it', () => {
    const capped = (offer: Offer) => totalOf(offer.minDrawCents, offer) <= 2_500_000
    let [small, large] = [0, 0]
    fc.assert(
      fc.property(anyApplicant, anyPrime, fc.integer({ min: -200, max: 300 }), (person, prime, marginBps) => {
        const organization = { ...defaultOrganizationTerms, marginBps }
        for (const offer of evaluated({ ...person, state: 'AK' }, prime, { organization }).offers) {
          const rates = [offer.rate, offer.otherRate, offer.lifetimeCap!].map(Number)
          if (!capped(offer)) expect(offer.lifetimeCap).toBe('17.200')
          else if (rates.some((rate) => rate > 10) || totalOf(offer.maxDrawCents, offer) > 2_500_000)
            throw new Error(`More than 10 % on at most 25,000: ${JSON.stringify(offer)}`)
          if (capped(offer)) small += 1
          else large += 1
        }
      }),
      { numRuns: propertyRuns(300) },
    )
    expect(Math.min(small, large)).toBeGreaterThan(300)
  })

  it('is offered in two parts where it may have either size, without a cent between them', () => {
    const { offers } = decide({ state: 'AK' })
    const ofOne = offers.filter(({ type, term, feeBps }) => type === 'FLOATING' && term === 30 && feeBps === 0)
    expect(ofOne.slice(0, 2)).toMatchObject([
      { minDrawCents: 1_500_000, maxDrawCents: 2_500_000, minCents: 1_500_000, maxCents: 2_500_000, lifetimeCap: '10.000' },
      { minDrawCents: 2_500_001, minCents: 2_500_001, lifetimeCap: '17.200' },
    ])
    expect(decide({ state: 'CO' }).offers.every(({ lifetimeCap }) => lifetimeCap === '17.200')).toBe(true)
  })

  it('is offered at 10 % at most with a fee too: what the fee’s points take off the first draw, a later one does not have', () => {
    const dearer = (state: string) => {
      const organization = { ...defaultOrganizationTerms, marginBps: 150, feeChoicesBps: [0, 499] }
      return decide({ state, score: 665, mortgageDollars: 180_000 }, { organization }).offers
    }
    const small = (offers: readonly Offer[]) => offers.filter((offer) => offer.minCents <= 2_500_000)
    expect(small(dearer('CO')).some(({ rate, otherRate }) => Number(rate) <= 10 && Number(otherRate) > 10)).toBe(true)
    expect(small(dearer('AK')).every(({ otherRate }) => Number(otherRate) <= 10)).toBe(true)
  })
})

describe('the recording tax of an offer', () => {
  it('in a county that no row names is not known yet: the most it can be is set aside, never 0', () => {
    const offer = decide({ state: 'MD' }, { county: 'Atlantis' }).offers[0]!
    expect(offer.recordingTaxOpen?.basis).toBe('NOT_KNOWN')
    expect(offer.minRecordingTaxCents).toBeGreaterThan(offer.recordingTaxOpen!.leastAtMinDrawCents)
    expect(offer.recordingTaxOpen!.leastAtMinDrawCents).toBeGreaterThan(0)
  })

  it('is a plain figure where it is known', () => {
    const offer = decide({ state: 'MD' }, { county: 'Howard' }).offers.find(({ feeBps }) => feeBps === 0)!
    expect(offer).not.toHaveProperty('recordingTaxOpen')
    expect(offer.minRecordingTaxCents).toBe(7_500)
  })
})

describe('the average prime offer rate', () => {
  const row = (rate: string) => ({ from: '2026-11-23', rates: Array.from({ length: 50 }, () => rate) })

  it('stops every offer more than 6.5 points above it on a first lien, and the decision keeps what it compared with', () => {
    const person = { score: 665, mortgageDollars: 0, otherDebtDollars: 0 }
    const untested = decide(person)
    expect(untested).toMatchObject({ highCostAprTest: 'NOT_TESTED' })
    expect(untested).not.toHaveProperty('apor')
    const rates = untested.offers.map(({ rate }) => Number(rate))
    const limit = (Math.min(...rates) + Math.max(...rates)) / 2
    const apor = aporWeekOf(row((limit - 6.5).toFixed(3)), row((limit - 6.5).toFixed(3)))!
    const tested = decide(person, { apor })
    expect(tested).toMatchObject({ highCostAprTest: 'PASSED', apor: { from: '2026-11-23' } })
    expect(tested.offers.length).toBeGreaterThan(0)
    expect(tested.offers.length).toBeLessThan(untested.offers.length)
    expect(Math.max(...tested.offers.map(({ rate }) => Number(rate)))).toBeLessThanOrEqual(limit)
    expect(decide(person, { apor, occupancy: 'INVESTMENT' }).highCostAprTest).toBe('NOT_A_PRINCIPAL_DWELLING')
  })

  it('is that of the term for a fixed rate and of the adjustable table for one that follows the index', () => {
    const apor = aporWeekOf(row('9'), row('0.100'))!
    const { offers } = decide({ score: 665, mortgageDollars: 0 }, { apor })
    expect(new Set(offers.map(({ type }) => type))).toEqual(new Set(['FIXED']))
  })
})

describe('the states’ law as a table', () => {
  it('is replayed in the version of its time: a decision of before names none and counts an unknown county as it did', () => {
    const before = underwrite(qualifiedApplicant({ state: 'MD' }, { county: 'Atlantis' }))
    expect(before).not.toHaveProperty('stateLawVersion')
    expect(before.offers[0]).toMatchObject({ minRecordingTaxCents: 0, maxRecordingTaxCents: 0 })
    expect(before.offers[0]).not.toHaveProperty('recordingTaxOpen')
    const [first] = stateLaws
    const tables = { guideline: guidelineOn('2026-11-21'), pricing: pricingOn('2026-11-21'), stateLaw: first }
    const input = qualifiedApplicant({ state: 'TX' }, equityLine('2026-02-10'))
    expect(underwrite({ ...input }, tables)).toEqual(underwrite(input))
    expect(decide({ state: 'TX' })).toMatchObject({ stateLawVersion: stateLaws.at(-1)!.version })
  })

  it('has a row for every state, and what no one has looked up says so', () => {
    const { register, rules } = stateLawOn(NOW.on)
    expect(Object.keys(register).sort()).toEqual([...STATE_CODES].sort())
    expect(register.OH?.usury).toEqual({ checked: false })
    expect(register.AK?.usury).toMatchObject({ checked: true, citation: expect.stringContaining('45.45.010') })
    for (const state of Object.keys(rules)) expect(register[state]).toBeDefined()
    // One source: what an operator reads of the spouse is what the flow goes by.
    expect([register.IN?.spouseSigns, register.HI?.spouseSigns]).toEqual([{ checked: false }, { checked: false }])
    for (const [state, { says, citation }] of Object.entries(joinderRows).flatMap(([state, row]) => (row ? [[state, row] as const] : [])))
      expect([state, register[state]?.spouseSigns]).toEqual([state, { checked: true, says, citation, readOn: '2026-11-26' }])
  })
})

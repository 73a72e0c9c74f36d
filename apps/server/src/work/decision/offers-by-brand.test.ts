/**
 * Offers of the first three shipped brands, to the cent: a decision of a day is replayed to the same offers for as long as it may be asked about. The first
 * day's figures were taken before the worth of a discount moved from the price table into the brand's folder (decision 0032), the second's when
 * the tables of 2026-12 were published. A new version of the tables adds a day, or is left out of the days before by naming their own; nothing takes
 * the figures of a day again.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { loadBrands } from '@hearthline/brands/load'
import {
  type DiscountType,
  defaultOrganizationTerms,
  guidelineOn,
  type Offer,
  pricingOn,
  quote,
  rateFor,
  stateLaws,
  type Tables,
  underwrite,
} from '@hearthline/domain'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { organizationTerms } from './organization-terms.ts'
import { sampledApplicants } from './sampled-applicants.fixture.ts'

const APPLICANTS = 120

interface Figures {
  readonly offers: number
  /** Of every offer with every combination of its discounts: the sum of the rates. */
  readonly ratesMills: number
  /** Of the last offer's largest draw, with the same combinations: the sum of the monthly payments. */
  readonly paymentsCents: number
  readonly digest: string
}

type Golden = Readonly<Record<string, readonly Figures[]>>
const goldenOf = (file: string): Golden => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))

const DAYS = [
  ['2026-11-21', goldenOf('./offers-by-brand.golden.json'), '2026-11'],
  ['2026-11-24', goldenOf('./offers-by-brand.2026-12.golden.json'), '2026-12'],
] as const

/** What a day's decisions stored: the tables in force, and this version of the states' law. */
const tablesOf = (on: string, version: string): Tables => ({
  guideline: guidelineOn(on),
  pricing: pricingOn(on),
  stateLaw: stateLaws.find((law) => law.version === version),
})

const combinations = (types: readonly DiscountType[]): DiscountType[][] =>
  Array.from({ length: 2 ** types.length }, (_, set) => types.filter((_type, bit) => (set >> bit) % 2 === 1))

function figuresOf(offers: readonly Offer[]): Figures {
  let paymentsCents = 0
  let ratesMills = 0
  for (const [index, offer] of offers.entries()) {
    for (const discounts of combinations(offer.discounts.map(({ type }) => type))) {
      ratesMills += Math.round(Number(rateFor(offer, discounts)) * 1000)
      // A quote solves for the effective cost, which takes its time: the last one of each applicant.
      if (index === offers.length - 1)
        paymentsCents += quote({
          offer,
          drawCents: offer.maxDrawCents,
          discounts,
          liabilitiesPayOffCents: 0,
          costs: [],
        }).monthlyPaymentCents
    }
  }
  const digest = createHash('sha256').update(JSON.stringify(offers)).digest('hex').slice(0, 16)
  return { offers: offers.length, paymentsCents, ratesMills, digest }
}

describe.each(DAYS)('the offers of a shipped brand on %s', async (on, golden, version) => {
  const brands = await loadBrands(readConfig({}).brandsFolder)
  const applicants = sampledApplicants(APPLICANTS).map((input) => ({ ...input, on }))

  it.each(Object.keys(golden))(`of %s are unchanged to the cent for ${APPLICANTS} applicants`, (code) => {
    const found = applicants.map((input) =>
      figuresOf(underwrite({ ...input, organization: organizationTerms(brands.get(code)!, input.on) }, tablesOf(on, version)).offers),
    )
    expect(found.filter(({ offers }) => offers > 0).length).toBeGreaterThan(APPLICANTS / 3)
    expect(found).toEqual(golden[code])
  })
})

describe('the states’ law of 2026-12-2', () => {
  it('changes nothing but the recording tax of a home in Minnesota whose county is none of the state’s', () => {
    const on = '2026-11-24'
    const offersBy = (input: ReturnType<typeof sampledApplicants>[number], version: string) =>
      underwrite({ ...input, on, organization: defaultOrganizationTerms }, tablesOf(on, version)).offers
    let unknown = 0
    for (const input of sampledApplicants(APPLICANTS)) {
      const [before, after] = [offersBy(input, '2026-12'), offersBy(input, '2026-12-2')]
      if (input.state !== 'MN') expect(after).toEqual(before)
      for (const [index, { recordingTaxOpen, minRecordingTaxCents, maxRecordingTaxCents, ...offer }] of after.entries()) {
        expect(before[index]).toMatchObject(offer)
        if (input.state === 'MN') expect(recordingTaxOpen).toMatchObject({ basis: 'NOT_KNOWN' })
        if (input.state === 'MN') expect(maxRecordingTaxCents).toBeGreaterThan(before[index]!.maxRecordingTaxCents)
        if (recordingTaxOpen?.basis === 'NOT_KNOWN') unknown += 1
      }
    }
    expect(unknown).toBeGreaterThan(50)
  })
})

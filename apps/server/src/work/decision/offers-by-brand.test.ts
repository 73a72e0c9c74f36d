/**
 * Offers of the shipped brands, to the cent, as they were before the worth of a discount moved from the price table into the brand's folder
 * (decision 0032). The figures were taken from the code of that day; whoever changes prices on purpose takes them anew.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { loadBrands } from '@hearthline/brands/load'
import { type DiscountType, type Offer, quote, rateFor, underwrite } from '@hearthline/domain'
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

const golden: Readonly<Record<string, readonly Figures[]>> = JSON.parse(
  readFileSync(new URL('./offers-by-brand.golden.json', import.meta.url), 'utf8'),
)

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

describe('the offers of each shipped brand', async () => {
  const brands = await loadBrands(readConfig({}).brandsFolder)
  const applicants = sampledApplicants(APPLICANTS)

  it.each([...brands.keys()])(`of %s are unchanged to the cent for ${APPLICANTS} applicants`, (code) => {
    const found = applicants.map((input) =>
      figuresOf(underwrite({ ...input, organization: organizationTerms(brands.get(code)!, input.on) }).offers),
    )
    expect(found.filter(({ offers }) => offers > 0).length).toBeGreaterThan(APPLICANTS / 3)
    expect(found).toEqual(golden[code])
  })
})

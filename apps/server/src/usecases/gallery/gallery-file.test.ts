import type { Brand } from '@hearthline/brands'
import { loadBrands } from '@hearthline/brands/load'
import { exercisedBy, firstDecision, keyDates, standing } from '@hearthline/domain'
import { beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { brandsToCheck, houseFirst } from '../../testing/brands-to-check.ts'
import { galleryFile, type Setup } from './gallery-file.ts'
import { SITUATION_NAMES } from './situations.ts'

const NOW = '2026-11-24T18:12:00.000Z'
const uuid = '0b3c2c1e-6a5f-4c55-9d7e-0a1b2c3d4e5f'
let hearth: Brand
let northgate: Brand
let riosol: Brand
let todaysBrands: readonly Brand[]

beforeAll(async () => {
  const brands = await loadBrands(readConfig({}).brandsFolder)
  hearth = brands.get('HEARTH')!
  northgate = brands.get('NORTHGATE')!
  riosol = brands.get('RIOSOL')!
  todaysBrands = brandsToCheck(houseFirst(brands.values()), { eachDay: 2 })
  expect(todaysBrands.length).toBeGreaterThan(2)
})

const stepAt = async (item: Setup['item'], situations: Setup['situations'] = [], brand = hearth) =>
  standing((await galleryFile(brand, { uuid, item, situations, canceled: false, gaveUp: false }, NOW)).facts).step

describe('an application that the gallery generates', () => {
  it('is a line that an owner canceled, and not a withdrawn application', async () => {
    const { facts } = await galleryFile(
      hearth,
      { uuid, item: 'rescission', situations: ['line-canceled'], canceled: true, gaveUp: false },
      NOW,
    )
    expect(exercisedBy(standing(facts).walk.known)?.name).toBe('Ana Reyes')
  })

  it.each([
    ['prenote-clearance', 'account-tested', 'FUNDABLE'],
    ['replacement-account', 'test-returned', 'DISBURSEMENT_ACCOUNT'],
    ['credit-obstacle', 'frozen', 'SOFT_CREDIT_LOCKED_OR_FROZEN'],
    ['credit-obstacle', 'wrong-pin', 'SOFT_CREDIT_LOCKED_OR_FROZEN'],
    ['credit-obstacle', 'no-match', 'CREDIT_NO_MATCH'],
    ['credit-obstacle', 'no-hit', 'CREDIT_NO_MATCH_SSN'],
    ['credit-obstacle', 'minor', 'CREDIT_MINOR'],
    ['property-correction', 'no-home', 'NO_PROPERTY_FOUND'],
    ['property-choice', 'three-homes', 'MULTIPLE_PROPERTIES'],
    ['ownership-explanation', 'other-owner', 'UNKNOWN_OWNERSHIP'],
    ['ownership-review', 'other-owner', 'UNKNOWN_OWNERSHIP'],
    ['delinquency-explanation', 'late-payment', 'DELINQUENCY_REVIEW'],
    ['lien-verification', 'unknown-lien', 'LIEN_VERIFICATION'],
    ['value-estimate', 'no-value', 'NO_AVM'],
    ['value-estimate', 'unsure-value', 'VALUATION_ESTIMATE'],
    ['underwriting-review', 'no-score', 'UNDERWRITING_REVIEW'],
    ['assets-prequal', 'short-income', 'ASSETS_PREQUAL'],
    ['requalify', 'high-mortgage', 'CLTV_LIEN_POSITION_REQUALIFY'],
    ['chosen-offer', 'low-score', 'DECLINED'],
    ['chosen-offer', 'high-debts', 'DECLINED'],
    ['chosen-offer', 'several-limits', 'DECLINED'],
    ['chosen-offer', 'listed-for-sale', 'DECLINED'],
    ['chosen-offer', 'refused-by-person', 'DECLINED'],
    ['hard-credit-obstacle', 'frozen-at-hard-pull', 'HARD_CREDIT_LOCKED_OR_FROZEN'],
    ['inquiry-attestation', 'new-inquiries', 'LIEN_VERIFICATION_INQUIRY'],
    ['verified-assets', 'income-far-lower', 'ASSETS_PREQUAL'],
    ['revised-offer', 'income-lower', 'REVISED_OFFER_SELECTION'],
    ['final-revised-offer', 'visit-values-lower', 'REVISED_OFFER_SELECTION'],
    ['final-revised-offer', 'amount-change-asked', 'OFFER_SELECTION'],
    ['final-requalify', 'appraised-lower', 'CLTV_LIEN_POSITION_REQUALIFY'],
    ['final-requalify', 'appraised-far-lower', 'DECLINED'],
    ['employment', 'employer-check', 'EMPLOYMENT_VERIFICATION'],
    ['valuation-order', 'no-value', 'ORDER_BPO'],
    ['appraisal', 'appraisal-needed', 'ONSITE_APPRAISAL_SCHEDULED'],
    ['conditions', 'identity-refused', 'CONDITIONS_OPEN'],
    ['trust-and-flood-insurance', 'flood-zone', 'TRUST_AND_INSURANCE'],
    ['co-owners', 'two-owners', 'CO_DEED_REQ'],
    ['deed-signing', 'colorado', 'DEED_SIGNING'],
    ['attorney-review', 'texas', 'ATTORNEY_REVIEW'],
    ['paper-signing', 'signing-on-paper', 'NOTE_SIGNING'],
    ['payoff-quotes', 'payoffs', 'PAYOFF_REQUEST_PENDING'],
    ['payoffs', 'payoffs', 'DIRECT_DEBT_PAYOFF'],
  ] as const)('stands at %s when %s, whichever the brand', async (item, situation, step) => {
    for (const brand of todaysBrands) expect([brand.orgCode, await stepAt(item, [situation], brand)]).toEqual([brand.orgCode, step])
  })

  it('ends at the standard item without any situation, and at the end', async () => {
    for (const item of [
      'chosen-offer',
      'about-you',
      'submission',
      'income-sources',
      'identity-documents',
      'final-offer',
      'note-signing',
    ] as const)
      for (const brand of todaysBrands)
        expect((await galleryFile(brand, { uuid, item, situations: [], canceled: false, gaveUp: false }, NOW)).row.openItem).toBe(item)
    expect(await stepAt('complete')).toBe('COMPLETE')
  })

  it('is decided by the organization’s own terms', async () => {
    const [ours, theirs] = await Promise.all(
      [hearth, northgate].map((brand) =>
        galleryFile(brand, { uuid, item: 'chosen-offer', situations: [], canceled: false, gaveUp: false }, NOW),
      ),
    )
    expect(ours?.facts.results['first-decision']?.data).not.toEqual(theirs?.facts.results['first-decision']?.data)
  })

  it('is offered the years that its organization lends over', async () => {
    const setup = { uuid, item: 'chosen-offer', situations: [], canceled: false, gaveUp: false } as const
    const { known } = standing((await galleryFile(riosol, setup, NOW)).facts).walk
    expect([...new Set(known(firstDecision)?.offers.map((offer) => offer.term))].sort()).toEqual([10, 15, 20])
  })

  it('can be canceled, and its work given up', async () => {
    const about = { uuid, situations: [], canceled: false, gaveUp: false }
    expect((await galleryFile(hearth, { ...about, item: 'about-you', canceled: true }, NOW)).row.step).toBe('CANCELLED')
    expect((await galleryFile(hearth, { ...about, item: 'soft-credit', gaveUp: true }, NOW)).row.step).toBe('CREDIT_ERROR')
  })

  it('has a number of its own beside others', async () => {
    const about = { item: 'about-you', situations: [], canceled: false, gaveUp: false } as const
    const numbers = await Promise.all(
      [uuid, uuid.replace(/5f$/, '71'), uuid.replace(/5f$/, '72')].map(
        async (each) => (await galleryFile(hearth, { ...about, uuid: each }, NOW)).row.loanNumber,
      ),
    )
    expect([numbers[0], new Set(numbers).size]).toEqual([10_042, 3])
  })

  it('was signed days before the right to cancel ends', async () => {
    const { facts } = await galleryFile(hearth, { uuid, item: 'recording', situations: [], canceled: false, gaveUp: false }, NOW)
    expect(facts.results['deed-signing']?.settledAt.slice(0, 10)).toBe('2026-11-16')
    // It ended by itself, on a day of its own.
    expect(standing(facts).walk.states.rescission).toBe('settled')
    expect(keyDates(standing(facts).walk, facts).find(({ label }) => label === 'Right to cancel ended')?.on).toBe('2026-11-19')
  })

  it('refuses an item that cannot be open in that situation, with the actual step', async () => {
    await expect(stepAt('credit-obstacle')).rejects.toThrow('credit-obstacle is never open in this situation: the open item is')
  })

  it('gives in every situation only what the item would accept', async () => {
    for (const situation of SITUATION_NAMES) await stepAt('soft-credit', [situation])
  })
})

import { readFileSync } from 'node:fs'
import type { Brand } from '@hearthline/brands'
import { loadBrands } from '@hearthline/brands/load'
import { FUNDED_BY_ONE_UP_TO_CENTS, type Offer, organizationTermsSchema, rateFor, underwrite } from '@hearthline/domain'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { organizationTerms } from './organization-terms.ts'
import { sampledApplicants } from './sampled-applicants.fixture.ts'

describe('the terms of a lender', async () => {
  const brands = await loadBrands(readConfig({}).brandsFolder)
  const { lending } = brands.get('NORTHGATE')!
  const [applicant] = sampledApplicants(1)
  const words = { label: 'x', description: 'x' }
  const offered = (discounts: Brand['lending']['discountTables'][number]['discounts']): Offer => {
    const changed = {
      ...lending,
      pricing: [{ discounts: Object.keys(discounts) as never }],
      discountTables: [{ version: 'a', effectiveFrom: '2026-01-01', discounts }],
    }
    return underwrite({ ...applicant!, organization: organizationTerms({ lending: changed }, applicant!.on) }).offers[0]!
  }

  it('fit the rules for every shipped brand', () => {
    for (const brand of brands.values()) organizationTermsSchema.parse(organizationTerms(brand, '2026-11-21'))
  })

  it('let one person release the money up to the house’s limit where they say no other', () => {
    expect(brands.get('HEARTH')!.lending.funding).toEqual({ approvedByOneUpToCents: FUNDED_BY_ONE_UP_TO_CENTS, approvers: 'TEAM' })
    expect(brands.get('STEPWRIGHT')!.lending.funding).toEqual({ approvedByOneUpToCents: 200_000_00, approvers: 'TEAM' })
    // So does the database of what was approved before there was a limit of their own.
    const migration = readFileSync(new URL('../../store/migrations/0039_funding_and_bank_files.sql', import.meta.url), 'utf8')
    expect(migration).toContain(`coalesce(most, ${FUNDED_BY_ONE_UP_TO_CENTS})`)
  })

  it('offer no discount that the lender does not name', () => {
    expect(organizationTerms({ lending: { ...lending, pricing: [{}] } }, '2026-11-21').discounts).toEqual([])
  })

  it('decide what a discount is worth and how it combines, whatever its name on the wire', () => {
    const offer = offered({
      ALL_IN: { points: '0.125', combination: 'adds-up', ...words },
      QUORUM: { points: '0.75', combination: 'replaces-others', ...words },
      CREDIT_UNION: { points: '0.25', combination: 'alone', ...words },
    })
    const below = (...types: Parameters<typeof rateFor>[1]) => Math.round((Number(offer.rate) - Number(rateFor(offer, types))) * 1000)
    expect([below('ALL_IN'), below('QUORUM'), below('CREDIT_UNION')]).toEqual([125, 750, 250])
    expect(below('ALL_IN', 'CREDIT_UNION')).toBe(250)
    expect(below('ALL_IN', 'QUORUM', 'CREDIT_UNION')).toBe(750)
  })
})

/** Every lender has something to offer in each state that it serves: a state's limit on fees may leave nothing of its list. */
import { loadBrands } from '@hearthline/brands/load'
import { guidelineOn, pricingOn, stateLawOn, underwrite } from '@hearthline/domain'
import { expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { brandsToCheck, houseFirst } from '../../testing/brands-to-check.ts'
import { organizationTerms } from './organization-terms.ts'
import { sampledApplicants } from './sampled-applicants.fixture.ts'

const ON = '2026-11-24'

it('a lender offers a line to someone in each state that it serves', async () => {
  const tables = { guideline: guidelineOn(ON), pricing: pricingOn(ON), stateLaw: stateLawOn(ON) }
  const applicants = sampledApplicants(30)
  const without = brandsToCheck(houseFirst((await loadBrands(readConfig({}).brandsFolder)).values())).flatMap((brand) => {
    const organization = organizationTerms(brand, ON)
    const offersTo = (state: string) =>
      applicants.some((input) => underwrite({ ...input, state, occupancy: 'HOME', on: ON, organization }, tables).offers.length > 0)
    return brand.lending.servedStates.flatMap((state) => (offersTo(state) ? [] : [`${brand.orgCode} in ${state}`]))
  })
  expect(without).toEqual([])
})

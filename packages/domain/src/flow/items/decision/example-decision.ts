/** An approved decision as the rules make it over the example report, house and income: computed, never written by hand. */

import { underwrite } from '../../../underwriting/decision/underwrite.ts'
import { defaultOrganizationTerms } from '../../../underwriting/tables/organization-terms.ts'
import { exampleReport } from '../credit/example-report.ts'
import { exampleProperty } from '../property/example-property.ts'

export const exampleDecision = underwrite({
  on: '2026-11-20',
  now: '2026-11-20T18:12:00Z',
  organization: defaultOrganizationTerms,
  occupancy: 'HOME',
  state: 'CA',
  county: 'Sacramento',
  credit: exampleReport,
  property: exampleProperty,
  value: { valueCents: 74_200_000, source: 'AVM', forecastStandardDeviation: '9.0' },
  title: {
    reference: 'title-example',
    status: 'PREQUAL_TITLE_COMPLETE',
    vesting: 'Ana Reyes, a single woman',
    owners: exampleProperty.owners,
    openLiens: exampleProperty.recordedLiens,
    judgments: [],
    searchedOn: '2026-11-20',
  },
  liens: [{ id: 'mortgage-1', kind: 'MORTGAGE', holder: 'First Harbor Bank', balanceCents: 18_000_000, position: 1, payOff: false }],
  income: { employmentType: 'FULL_TIME', primaryCents: 14_500_000, otherCents: 0, coOwnersCents: 0, verified: false },
  listedForSale: false,
  preference: {},
})

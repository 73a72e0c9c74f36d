/** Whole closings of people who do not exist, as the work of the flow orders their documents: each differs from the first in one thing. */
import { closingTerms } from '@hearthline/domain'
import type { Closing } from '../../apps/server/src/testing/closing-orders.ts'

const CALIFORNIA: Closing = { state: 'CA', city: 'Sacramento', zip: '95814', county: 'Sacramento County', terms: closingTerms.example }

export const EXAMPLE_CLOSINGS: Readonly<Record<string, Closing>> = {
  'california-fixed': CALIFORNIA,
  'california-variable': { ...CALIFORNIA, terms: { ...closingTerms.example, type: 'FLOATING', marginPercent: '1.500' } },
  'joint-owners': { ...CALIFORNIA, coOwners: ['Luis Reyes'] },
  trust: { ...CALIFORNIA, trust: 'The Reyes Family Trust' },
  flood: { ...CALIFORNIA, isInFloodZone: true },
  payoff: {
    ...CALIFORNIA,
    terms: {
      ...closingTerms.example,
      payOffs: [{ creditor: 'Cedar Bank', last4: '4411', amountCents: 812_345 }],
      cashToBorrowerCents: closingTerms.example.cashToBorrowerCents - 812_345,
    },
  },
  texas: {
    ...{ state: 'TX', city: 'Austin', zip: '78701', county: 'Travis County', coOwners: ['Luis Reyes'] },
    terms: {
      ...closingTerms.example,
      drawCents: 8_624_150,
      originationFeeCents: 130_000,
      originationFeeBps: 151,
      minimumLaterDrawCents: 400_000,
      cashToBorrowerCents: 8_619_850,
    },
  },
  georgia: { state: 'GA', city: 'Atlanta', zip: '30303', county: 'Fulton County', terms: closingTerms.example },
}

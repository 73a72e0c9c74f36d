/** An instrument as the renderer is given it, for tests of what is written and of what is signed. */
import { closingTerms, securityInstrumentOf, US_STATES } from '@hearthline/domain'
import type { InstrumentData } from '../documents/security-instrument/instrument-data.ts'

export const ANA = { party: 'borrower', name: 'Ana Reyes', capacity: 'BORROWER', asTrustee: false } as const
export const LUIS = { party: 'luis', name: 'Luis Reyes', capacity: 'OWNER', asTrustee: false } as const

export const IN_CALIFORNIA: InstrumentData = {
  parties: {
    lender: {
      legalName: 'Hearthline Lending, Inc.',
      address: '400 Hearth Street, Sacramento, CA 95814',
      phone: '(888) 819-6388',
      email: 'help@hearthline.example',
      nmlsNumber: '0000001',
    },
  },
  loanNumber: 10_042,
  madeAt: '2026-11-24T18:30:00.000Z',
  instrument: 'DEED_OF_TRUST',
  state: 'CA',
  stateName: 'California',
  dated: '2026-11-24',
  home: '12 Alder Way, Sacramento, CA 95814',
  county: 'Sacramento County',
  parcelNumber: '012-0345-067',
  propertyKind: 'SFR',
  occupancy: 'HOME',
  legalDescription: 'Lot 7, Block 3, Alder Park Unit 2',
  vesting: 'Ana Reyes and Luis Reyes, as joint tenants',
  terms: closingTerms.example,
  grantors: [ANA, LUIS],
  trustee: { name: 'Cedar Trustee, Inc.', address: '1 Cedar Street, Sacramento, CA 95814' },
  isTexasHomestead: false,
}
export const inState = (state: string, more: Partial<InstrumentData> = {}): InstrumentData => ({
  ...IN_CALIFORNIA,
  state,
  stateName: US_STATES[state as keyof typeof US_STATES],
  instrument: securityInstrumentOf(state),
  ...more,
})

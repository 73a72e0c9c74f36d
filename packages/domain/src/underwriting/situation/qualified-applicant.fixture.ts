/** A sound applicant for the tests: score 748, a home of 742,000 with one mortgage of 180,000, income 145,000. */
import type { CreditReport } from '../../facts/credit-report.ts'
import type { PropertyRecord } from '../../facts/property-record.ts'
import { defaultOrganizationTerms } from '../tables/organization-terms.ts'
import type { UnderwritingInput, UnderwritingLien } from './underwriting-input.ts'

export type Applicant = {
  readonly score?: number
  readonly valueDollars?: number
  readonly mortgageDollars?: number
  readonly mortgagePaymentDollars?: number
  readonly otherDebtDollars?: number
  readonly otherBalanceDollars?: number
  readonly incomeDollars?: number
  readonly state?: string
}

export function qualifiedApplicant(applicant: Applicant = {}, changes: Partial<UnderwritingInput> = {}): UnderwritingInput {
  const { score = 748, valueDollars = 742_000, mortgageDollars = 180_000, mortgagePaymentDollars = 1_210 } = applicant
  const { otherDebtDollars = 244, otherBalanceDollars = 12_180, incomeDollars = 145_000, state = 'CA' } = applicant
  const credit: CreditReport = {
    outcome: 'REPORT',
    bureau: 'Cedar Credit Bureau',
    bureauPhone: '8005550100',
    bureauUrl: 'https://bureau.example',
    reference: 'soft-1',
    pulledAt: '2026-11-20T18:00:00Z',
    scores: [score],
    scoreRange: { low: 300, high: 850 },
    scoreFactors: [],
    tradelines: [
      {
        id: 'mortgage-1',
        creditor: 'First Harbor Bank',
        kind: 'MORTGAGE',
        last4: '2210',
        status: 'OPEN',
        balanceCents: mortgageDollars * 100,
        monthlyPaymentCents: mortgagePaymentDollars * 100,
        openedOn: '2016-04-01',
        securedBy: 'SUBJECT',
        late30In12Months: 0,
      },
      {
        id: 'card-1',
        creditor: 'Visa',
        kind: 'CARD',
        last4: '4021',
        status: 'OPEN',
        balanceCents: otherBalanceDollars * 100,
        monthlyPaymentCents: otherDebtDollars * 100,
        openedOn: '2012-09-01',
        late30In12Months: 0,
      },
    ],
    publicRecords: [],
    inquiries: [],
  }
  const property: PropertyRecord = {
    uuid: '0d9cbb3e-7d5f-4f0e-9a53-2f8f0f2f2a11',
    address: { street1: '12 Alder Way', city: 'Sacramento', state, zip: '95814' },
    county: 'Sacramento',
    parcelNumber: '001-0010-001',
    kind: 'SFR',
    yearBuilt: 1988,
    livingAreaSquareFeet: 1900,
    owners: [{ name: 'Ana Reyes', kind: 'PERSON' }],
    lastTransferOn: '2016-04-01',
    listedForSale: false,
    recordedLiens: [],
  }
  const mortgage: UnderwritingLien = {
    id: 'mortgage-1',
    kind: 'MORTGAGE',
    holder: 'First Harbor Bank',
    balanceCents: mortgageDollars * 100,
    position: 1,
    payOff: false,
  }
  return {
    on: '2026-11-21',
    now: '2026-11-21T15:00:00Z',
    organization: defaultOrganizationTerms,
    occupancy: 'HOME',
    state,
    credit,
    property,
    value: { valueCents: valueDollars * 100, source: 'AVM', forecastStandardDeviation: '9.0' },
    title: {
      reference: 't-1',
      status: 'PREQUAL_TITLE_COMPLETE',
      vesting: 'Ana Reyes',
      owners: [],
      openLiens: [],
      judgments: [],
      searchedOn: '2026-11-20',
    },
    liens: mortgageDollars > 0 ? [mortgage] : [],
    income: { employmentType: 'FULL_TIME', primaryCents: incomeDollars * 100, otherCents: 0, coOwnersCents: 0, verified: false },
    listedForSale: false,
    preference: {},
    ...changes,
  }
}

/** Applicants drawn by a fixed rule, the same on every run: scores, homes, loans, incomes, and states across everything that prices a line. */
import type { UnderwritingInput } from '@hearthline/domain'

/** Numerical Recipes' linear congruential generator: the figures in offers-by-brand.golden.json rest on it. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const STATES = ['CA', 'TX', 'NM', 'NV', 'CO', 'UT', 'AZ', 'FL', 'TN', 'OR', 'WA', 'MN'] as const
const OCCUPANCIES = ['HOME', 'HOME', 'HOME', 'SECONDARY', 'INVESTMENT'] as const

export function sampledApplicants(count: number): Omit<UnderwritingInput, 'organization'>[] {
  const next = numbersFrom(20_261_122)
  const pick = <T>(choices: readonly T[]): T => choices[next(choices.length)]!
  return Array.from({ length: count }, () => applicant(next, pick))
}

function applicant(next: (below: number) => number, pick: <T>(choices: readonly T[]) => T): Omit<UnderwritingInput, 'organization'> {
  const state = pick(STATES)
  const mortgageCents = next(8) === 0 ? 0 : next(500_000) * 100
  const lien = { id: 'mortgage-1', balanceCents: mortgageCents, monthlyPaymentCents: Math.ceil(mortgageCents * 0.006) }
  const account = { status: 'OPEN', openedOn: '2015-04-01', late30In12Months: 0 } as const
  return {
    on: '2026-11-21',
    now: '2026-11-21T15:00:00Z',
    occupancy: pick(OCCUPANCIES),
    state,
    credit: {
      outcome: 'REPORT',
      bureau: 'Cedar Credit Bureau',
      bureauPhone: '8005550100',
      bureauUrl: 'https://bureau.example',
      reference: 'soft-1',
      pulledAt: '2026-11-20T18:00:00Z',
      scores: [640 + next(200)],
      scoreRange: { low: 300, high: 850 },
      scoreFactors: [],
      tradelines: [
        { ...account, ...lien, creditor: 'First Harbor Bank', kind: 'MORTGAGE', last4: '2210', securedBy: 'SUBJECT' },
        {
          ...account,
          id: 'card-1',
          creditor: 'Visa',
          kind: 'CARD',
          last4: '4021',
          balanceCents: next(20_000) * 100,
          monthlyPaymentCents: next(600) * 100,
        },
      ],
      publicRecords: [],
      inquiries: [],
    },
    property: {
      uuid: '0d9cbb3e-7d5f-4f0e-9a53-2f8f0f2f2a11',
      address: { street1: '12 Alder Way', city: 'Riverton', state, zip: '95814' },
      county: 'Riverton',
      parcelNumber: '001-0010-001',
      kind: 'SFR',
      yearBuilt: 1988,
      livingAreaSquareFeet: 1900,
      owners: [{ name: 'Ana Reyes', kind: 'PERSON' }],
      lastTransferOn: '2015-04-01',
      listedForSale: false,
      recordedLiens: [],
    },
    value: { valueCents: (250_000 + next(900_000)) * 100, source: 'AVM', forecastStandardDeviation: '9.0' },
    title: {
      reference: 't-1',
      status: 'PREQUAL_TITLE_COMPLETE',
      vesting: 'Ana Reyes',
      owners: [],
      openLiens: [],
      judgments: [],
      searchedOn: '2026-11-20',
    },
    liens:
      mortgageCents > 0
        ? [{ id: lien.id, kind: 'MORTGAGE', holder: 'First Harbor Bank', balanceCents: mortgageCents, position: 1, payOff: false }]
        : [],
    income: {
      employmentType: 'FULL_TIME',
      primaryCents: (40_000 + next(220_000)) * 100,
      otherCents: 0,
      coOwnersCents: 0,
      verified: false,
    },
    listedForSale: false,
    preference: {},
  }
}

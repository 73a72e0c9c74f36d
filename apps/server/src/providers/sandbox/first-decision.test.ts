import { defaultOrganizationTerms, underwrite } from '@hearthline/domain/underwriting'
import { describe, expect, it } from 'vitest'
import { sandboxCreditBureau } from '../credit-bureau/sandbox/sandbox-credit-bureau.ts'
import { sandboxPropertyData } from '../property-data/sandbox/sandbox-property-data.ts'
import { contractCall } from '../provider-call.contract.ts'
import { sandboxTitle } from '../title/sandbox/sandbox-title.ts'
import { sandboxValuation } from '../valuation/sandbox/sandbox-valuation.ts'
import { PERSONAS } from './personas.ts'
import { createSandboxWorld } from './world.ts'

const world = createSandboxWorld({ speed: 'instant', began: () => contractCall().now })

interface Applied {
  readonly state: string
  readonly occupancy: 'HOME' | 'SECONDARY' | 'INVESTMENT'
  readonly incomeDollars: number
  readonly on: string
}

/** Under the tables of November, and under those of December, by which the home's own costs count too. */
const DAYS = ['2026-11-20', '2026-12-01'] as const

/** What our rules make of the sandbox's answers, once every obstacle of the persona is out of the way. */
async function decided(firstName: string, lastName: string, { state, occupancy, incomeDollars, on }: Applied) {
  const applicantName = { firstName, lastName }
  const address = { street1: '12 Cedar Way', city: 'Springfield', state, zip: '95814' }
  const call = contractCall()
  const asked = { name: applicantName, bornOn: '1984-05-17', address, ssn: '219099999', pin: '2468', thawed: true }
  const { data: credit } = await sandboxCreditBureau(world).pullSoft(asked, call)
  const property = (await sandboxPropertyData(world).findProperty({ address, applicantName }, call)).data.matches[0]!
  const { data: title } = await sandboxTitle(world).searchPrequal({ property, applicantName }, call)
  const { data: value } = await sandboxValuation(world).automatedValue({ property, applicantName, model: 'PRIMARY' }, call)
  const mortgage = credit.tradelines.find((line) => line.securedBy === 'SUBJECT')!
  return underwrite({
    on,
    now: call.now,
    organization: defaultOrganizationTerms,
    occupancy,
    state,
    county: property.county,
    credit,
    property,
    value: { valueCents: value.valueCents ?? 50_000_000, source: value.available ? 'AVM' : 'ESTIMATE' },
    title,
    liens: [
      { id: mortgage.id, kind: 'MORTGAGE', holder: mortgage.creditor, balanceCents: mortgage.balanceCents, position: 1, payOff: false },
    ],
    income: { employmentType: 'FULL_TIME', primaryCents: incomeDollars * 100, otherCents: 0, coOwnersCents: 0, verified: false },
    listedForSale: false,
    preference: {},
  })
}

const OUTCOMES: Readonly<Record<string, string>> = {
  Lowscore: 'DECLINE',
  Highdti: 'DECLINE',
  Assetrich: 'ASSETS',
  Highcltv: 'REQUALIFY',
  Listed: 'INELIGIBLE',
  Recentbuyer: 'INELIGIBLE',
}

/** They never come to a decision: no report, ever. */
const UNDECIDED: readonly string[] = ['Bureaudown', 'Minor', 'Nohit']

const PLACES = DAYS.flatMap((on) => (['CA', 'TX', 'NJ'] as const).map((state) => ({ on, state })))

describe.each(PLACES)('the first decision in $state on $on', ({ state, on }) => {
  it.each(PERSONAS.map((persona) => persona.lastName).filter((name) => !UNDECIDED.includes(name)))(
    'of %s is as the name says',
    async (lastName) => {
      const { outcome } = await decided('Ana', lastName, { state, occupancy: 'HOME', incomeDollars: 145_000, on })
      expect(outcome).toBe(OUTCOMES[lastName] ?? 'APPROVED')
    },
  )
})

it.each(['CA', 'NJ'])('Assetrich is asked for assets under any first name, also where taxes are the highest: %s', async (state) => {
  for (const first of ['Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal', 'Ida', 'Jo', 'Kim']) {
    const { outcome } = await decided(first, 'Assetrich', { state, occupancy: 'HOME', incomeDollars: 145_000, on: '2026-12-01' })
    expect(outcome).toBe('ASSETS')
  }
})

const OCCUPANCIES = DAYS.flatMap((on) => (['HOME', 'SECONDARY', 'INVESTMENT'] as const).map((occupancy) => ({ on, occupancy })))

describe.each(OCCUPANCIES)('a qualified applicant with an income of 60,000, $occupancy on $on', ({ occupancy, on }) => {
  it.each(defaultOrganizationTerms.servedStates)('is approved in %s', async (state) => {
    for (let index = 0; index < 2; index++) {
      const { outcome } = await decided(`Ana${index}`, 'Okafor', { state, occupancy, incomeDollars: 60_000, on })
      expect(outcome).toBe('APPROVED')
    }
  })
})

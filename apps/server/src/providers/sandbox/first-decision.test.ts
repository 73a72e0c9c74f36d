import { houseTerms, underwrite } from '@hearthline/domain/underwriting'
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
}

/** What our rules make of the sandbox's answers, once every obstacle of the persona is out of the way. */
async function decided(firstName: string, lastName: string, { state, occupancy, incomeDollars }: Applied) {
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
    on: '2026-11-20',
    now: call.now,
    organization: houseTerms,
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

describe.each(['CA', 'TX'])('the first decision in %s', (state) => {
  it.each(PERSONAS.map((persona) => persona.lastName).filter((name) => !UNDECIDED.includes(name)))(
    'of %s is as the name says',
    async (lastName) => {
      const { outcome } = await decided('Ana', lastName, { state, occupancy: 'HOME', incomeDollars: 145_000 })
      expect(outcome).toBe(OUTCOMES[lastName] ?? 'APPROVED')
    },
  )
})

describe.each(['HOME', 'SECONDARY', 'INVESTMENT'] as const)('a sound applicant with an income of 60,000, %s', (occupancy) => {
  it.each(houseTerms.servedStates)('is approved in %s', async (state) => {
    for (let index = 0; index < 2; index++) {
      const { outcome } = await decided(`Ana${index}`, 'Okafor', { state, occupancy, incomeDollars: 60_000 })
      expect(outcome).toBe('APPROVED')
    }
  })
})

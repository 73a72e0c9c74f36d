import { describe, expect, it } from 'vitest'
import { sandboxCreditBureau } from '../credit-bureau/sandbox/sandbox-credit-bureau.ts'
import { sandboxPropertyData } from '../property-data/sandbox/sandbox-property-data.ts'
import { contractAddress, contractCall } from '../provider-call.contract.ts'
import { sandboxTitle } from '../title/sandbox/sandbox-title.ts'
import { sandboxValuation } from '../valuation/sandbox/sandbox-valuation.ts'
import { PERSONAS } from './personas.ts'
import { createSandboxWorld } from './world.ts'

const world = createSandboxWorld({ speed: 'instant', began: () => contractCall().now })
const bureau = sandboxCreditBureau(world)
const records = sandboxPropertyData(world)
const title = sandboxTitle(world)
const valuation = sandboxValuation(world)

/** The home applied with is another one than the home lived in: the bureau never hears of it. */
const secondHome = { street1: '40 Larch Lane', city: 'Austin', state: 'TX', zip: '78701' }

async function tellingsOf(applicantName: { firstName: string; lastName: string }, address: typeof secondHome) {
  const credit = await bureau.pullSoft({ name: applicantName, bornOn: '1984-05-17', address: contractAddress }, contractCall())
  const found = await records.findProperty({ address, applicantName }, contractCall())
  const property = found.data.matches[0]!
  const searched = await title.searchPrequal({ property, applicantName }, contractCall())
  const valued = await valuation.automatedValue({ property, applicantName, model: 'PRIMARY' }, contractCall())
  const mortgage = credit.data.tradelines.find((line) => line.securedBy === 'SUBJECT')!
  return { mortgage, property, title: searched.data, value: valued.data }
}

const people = Array.from({ length: 300 }, (_each, index) => ({ firstName: `Ana${index}`, lastName: 'Reyes' }))

describe.each([
  ['the home lived in', contractAddress],
  ['a second home', secondHome],
])('a sound applicant with %s', (_which, address) => {
  it('has the same mortgage at the bureau, in the land records and at the title company', async () => {
    for (const person of people) {
      const { mortgage, property, title: report } = await tellingsOf(person, address)
      expect(property.recordedLiens).toMatchObject([
        { kind: 'MORTGAGE', holder: mortgage.creditor, recordedOn: mortgage.openedOn, position: 1 },
      ])
      expect(report.openLiens).toEqual(property.recordedLiens)
      expect(report.owners).toEqual(property.owners)
      expect(property.recordedLiens[0]?.originalCents).toBeGreaterThanOrEqual(mortgage.balanceCents)
    }
  })

  it('owes 15 to 35 percent of the value on it', async () => {
    for (const person of people) {
      const { mortgage, value } = await tellingsOf(person, address)
      expect(mortgage.balanceCents * 100).toBeGreaterThanOrEqual((value.valueCents ?? 0) * 15)
      expect(mortgage.balanceCents * 100).toBeLessThanOrEqual((value.valueCents ?? 0) * 35)
    }
  })
})

describe('every persona that acts after the offer', () => {
  it.each(PERSONAS.filter((persona) => !persona.actsBeforeOffer).map((persona) => persona.lastName))(
    '%s is sound until then',
    async (lastName) => {
      const { mortgage, property, value } = await tellingsOf({ firstName: 'Ana', lastName }, contractAddress)
      expect(property.recordedLiens[0]?.holder).toBe(mortgage.creditor)
      expect(mortgage.balanceCents * 100).toBeLessThanOrEqual((value.valueCents ?? 0) * 35)
      expect(mortgage.late30In12Months).toBe(0)
      expect(property.listedForSale).toBe(false)
    },
  )
})

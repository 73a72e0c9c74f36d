import type { PostalAddress } from '@hearthline/domain/facts/scalars'
import { describe, expect, it } from 'vitest'
import { contractAddress, contractCall } from '../../provider-call.contract.ts'
import { createSandboxWorld } from '../../sandbox/world.ts'
import { describePropertyDataContract } from '../port.contract.ts'
import { sandboxPropertyData } from './sandbox-property-data.ts'

const adapter = () => sandboxPropertyData(createSandboxWorld({ speed: 'instant', began: () => contractCall().now }))

describePropertyDataContract(adapter)

describe('the sandbox’s property records', () => {
  const find = async (lastName: string, address: PostalAddress = contractAddress, firstName = 'Ana') =>
    (await adapter().findProperty({ address, applicantName: { firstName, lastName } }, contractCall())).data.matches

  it('an eligible home is of an accepted property type, owned by the applicant for years, and not for sale', async () => {
    for (let index = 0; index < 200; index++) {
      const matches = await find('Reyes', contractAddress, `Ana${index}`)
      expect(matches).toHaveLength(1)
      const [home] = matches
      expect(['SFR', 'TOWNHOUSE', 'PUD', 'CONDOMINIUM']).toContain(home?.kind)
      expect(home?.owners).toEqual([{ name: `Ana${index} Reyes`, kind: 'PERSON' }])
      expect(home && home.lastTransferOn < '2021-01-01').toBe(true)
      expect(home?.listedForSale).toBe(false)
      expect(home?.recordedLiens).toHaveLength(1)
    }
  })

  it('most homes are single-family houses', async () => {
    const homes = await Promise.all(Array.from({ length: 300 }, (_each, index) => find('Reyes', contractAddress, `Ana${index}`)))
    expect(homes.filter(([home]) => home?.kind === 'SFR').length).toBeGreaterThan(150)
  })

  it('Texan’s record has the tax bill and the dues, and no one else’s has: theirs are estimated', async () => {
    const [texan] = await find('Texan')
    expect(texan?.annualTaxCents).toBeGreaterThanOrEqual(300_000)
    expect(texan?.annualTaxCents).toBeLessThanOrEqual(420_000)
    expect(texan?.monthlyDuesCents === 0).toBe(texan?.kind === 'SFR')
    const [other] = await find('Reyes')
    expect(other).not.toHaveProperty('annualTaxCents')
    expect(other).not.toHaveProperty('monthlyDuesCents')
  })

  it('counties that decide a tax are the true ones', async () => {
    const countyIn = async (city: string, state: string) => (await find('Reyes', { ...contractAddress, city, state }))[0]?.county
    expect(await countyIn('Sacramento', 'CA')).toBe('Sacramento')
    expect(await countyIn('Minneapolis', 'MN')).toBe('Hennepin')
    expect(await countyIn('St. Paul', 'MN')).toBe('Ramsey')
  })

  it('Noproperty is found nowhere, until the street is corrected to one with Cedar in its name', async () => {
    expect(await find('Noproperty')).toEqual([])
    expect(await find('Noproperty', { ...contractAddress, street1: '14 Alder Way' })).toEqual([])
    expect(await find('Noproperty', { ...contractAddress, street1: '14 Cedar Way' })).toHaveLength(1)
  })

  it('Multiproperty finds three homes at the address, each with its own identity', async () => {
    const matches = await find('Multiproperty')
    expect(matches.map((match) => match.address.street2)).toEqual([undefined, 'Unit A', 'Unit B'])
    expect(new Set(matches.map((match) => match.uuid)).size).toBe(3)
  })

  it('Notowner’s home belongs to someone else', async () => {
    expect((await find('Notowner'))[0]?.owners).toEqual([{ name: 'Marguerite Holloway', kind: 'PERSON' }])
  })

  it('Trustee’s home belongs to a trust of that name, Jointowner’s to two people', async () => {
    expect((await find('Trustee'))[0]?.owners).toEqual([{ name: 'Ana Trustee Revocable Living Trust', kind: 'TRUST' }])
    expect((await find('Jointowner'))[0]?.owners.map((owner) => owner.name)).toEqual(['Ana Jointowner', 'Robin Jointowner'])
  })

  it('Listed’s home is for sale, Recentbuyer’s was bought thirty days ago', async () => {
    expect((await find('Listed'))[0]?.listedForSale).toBe(true)
    expect((await find('Recentbuyer'))[0]?.lastTransferOn).toBe('2026-10-21')
  })
})

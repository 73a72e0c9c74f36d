import { describe, expect, it } from 'vitest'
import { describeAddressSearchContract } from '../port.contract.ts'
import { shippedAddressSearch } from './shipped-address-search.ts'

describeAddressSearchContract(shippedAddressSearch)

const lines = async (filter: string) => (await shippedAddressSearch().search(filter)).map((suggestion) => suggestion.fullAddress)

describe('the shipped address search', () => {
  it.each([
    ['1284 Alder W', '1284 Alder Way, Sacramento, CA 95814'],
    ['12 Alder Way Sacramento', '12 Alder Way, Sacramento, CA 95814'],
    ['12 alder way sacramento ca', '12 Alder Way, Sacramento, CA 95814'],
    ['12 Alder Way Sacramento California', '12 Alder Way, Sacramento, CA 95814'],
    ['12 Alder Way, Sacram', '12 Alder Way, Sacramento, CA 95814'],
    ['12 Alder Way 95814', '12 Alder Way, Sacramento, CA 95814'],
    ['12 Alder Way, Sacramento, CA 95814-1234', '12 Alder Way, Sacramento, CA 95814'],
    ['7 oak st washington dc', '7 Oak St, Washington, DC 20002'],
    ['1 N Main St St. Louis MO', '1 N Main St, Saint Louis, MO 63104'],
    ['5 Elm Ave NE, Atlanta, GA', '5 Elm Ave NE, Atlanta, GA 30308'],
    ['12 Alder Way, New York, NY', '12 Alder Way, New York, NY 10001'],
    ['221-10 Birch Road, 10001', '221-10 Birch Road, New York, NY 10001'],
  ])('offers %j first as %j', async (filter, first) => {
    expect((await lines(filter))[0]).toBe(first)
  })

  it('takes a two-letter state for the state, not for the beginning of a city', async () => {
    for (const line of await lines('12 Alder Way, CA')) expect(line).toMatch(/, CA \d{5}$/)
  })

  it('offers the zip codes that begin as typed', async () => {
    const found = await lines('12 Alder Way, 9581')
    expect(found).toHaveLength(8)
    for (const line of found) expect(line).toMatch(/, Sacramento, CA 9581\d$/)
  })

  it('lets a zip code beat a place name that the post does not use', async () => {
    expect(await lines('12 Alder Way, West Hollywood, CA 90046')).toEqual(['12 Alder Way, Los Angeles, CA 90046'])
  })

  it('offers several streets and several cities before a city is named', async () => {
    const found = await shippedAddressSearch().search('12 Alder')
    expect(new Set(found.map((suggestion) => suggestion.street1)).size).toBeGreaterThan(1)
    expect(new Set(found.map((suggestion) => suggestion.city)).size).toBeGreaterThan(1)
  })

  it('gives a suggestion back when its own line is searched for', async () => {
    for (const filter of ['1284 Alder W', '9 Xyzzy', '12 Alder Way, TX', '40 Cedar Plaza Apt 4, Austin', '3 O’Hara Ln, Coeur']) {
      for (const line of await lines(filter)) expect((await lines(line))[0]).toBe(line)
    }
  })

  it('returns nothing without a house number, without a street, or in a place that does not exist', async () => {
    for (const filter of ['Alder Way', '12', '12 ', '12 Alder Way, Nowhereville']) expect(await lines(filter)).toEqual([])
  })
})

describe('units', () => {
  it('are listed for buildings on plazas and terraces', async () => {
    const [building] = await shippedAddressSearch().search('40 Cedar Plaza, Austin, TX 78701')
    expect(building?.street2).toBeUndefined()
    expect(building?.secondaries).toEqual(['Apt 1', 'Apt 2', 'Apt 3', 'Apt 4', 'Apt 5', 'Apt 6', 'Apt 7', 'Apt 8'])
    expect((await shippedAddressSearch().search('12 Alder Way, 95814'))[0]?.secondaries).toBeUndefined()
  })

  it.each([
    ['40 Cedar Plaza Apt 4, Austin, TX 78701', 'Apt 4'],
    ['40 Cedar Plaza, apartment 4b, Austin, TX 78701', 'Apt 4B'],
    ['40 Cedar Plaza #12, Austin, TX 78701', 'Unit 12'],
    ['40 Cedar Plaza Suite C, Austin, TX 78701', 'Ste C'],
  ])('are read from %j', async (filter, street2) => {
    const [found] = await shippedAddressSearch().search(filter)
    expect(found).toMatchObject({ street1: '40 Cedar Plaza', street2, city: 'Austin', state: 'TX', zip: '78701' })
  })

  it('are not mistaken for streets that begin alike', async () => {
    expect((await lines('12 Unity Street, 95814'))[0]).toBe('12 Unity Street, Sacramento, CA 95814')
    expect((await lines('12 Steel Road, 95814'))[0]).toBe('12 Steel Road, Sacramento, CA 95814')
  })
})

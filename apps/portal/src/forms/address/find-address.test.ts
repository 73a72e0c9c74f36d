import { describe, expect, it } from 'vitest'
import { readTypedAddress, withUnits } from './find-address.ts'

describe('an address typed to its end', () => {
  it('is read without any suggestion', () => {
    expect(readTypedAddress('12 Alder Way, Sacramento, CA 95814')).toMatchObject({
      street1: '12 Alder Way',
      street2: '',
      city: 'Sacramento',
      state: 'CA',
      zip: '95814',
    })
    expect(readTypedAddress('12 Alder Way, Unit 2, Sacramento, ca 95814-1234')).toMatchObject({
      street2: 'Unit 2',
      state: 'CA',
      zip: '95814',
    })
  })
  it('is not guessed from less', () => {
    for (const text of [
      '12 Alder Way',
      '12 Alder Way, Sacramento',
      '12 Alder Way, Sacramento, XX 95814',
      'Alder Way, Sacramento, CA 95814',
    ])
      expect(readTypedAddress(text)).toBeUndefined()
  })
})

it('offers a building first, then its units, eight in all', () => {
  const found = withUnits([
    { street1: '1 Elm', city: 'Boise', state: 'ID', zip: '83702', secondaries: ['Unit 1', 'Unit 2', '3', '4', '5', '6', '7', '8', '9'] },
  ])
  expect(found.map(({ street2 }) => street2).slice(0, 3)).toEqual(['', 'Unit 1', 'Unit 2'])
  expect(found).toHaveLength(8)
})

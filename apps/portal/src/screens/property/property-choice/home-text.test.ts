import { describe, expect, it } from 'vitest'
import { aboutHome, homeLine, type Match } from './home-text.ts'

const match: Match = {
  uuid: '5f0c7a3e-2f1b-4c58-9d7a-1f3f5f1c2a10',
  address: { street1: '12 ALDER WAY', street2: 'unit b', city: 'Sacramento', state: 'CA', zip: '95814' },
  kind: 'CONDOMINIUM',
  yearBuilt: 1987,
  livingAreaSquareFeet: 1840,
}

describe('a home in the land records', () => {
  it('is described by street and unit', () => {
    expect(homeLine(match)).toBe('12 Alder Way, Unit B')
    expect(homeLine({ ...match, address: { ...match.address, street2: '' } })).toBe('12 Alder Way')
  })
  it('is described by kind, year and size, and by less where the records have less', () => {
    expect(aboutHome(match)).toBe('Condominium, built 1987, 1,840 square feet')
    expect(aboutHome({ ...match, yearBuilt: 0, livingAreaSquareFeet: 0 })).toBe('Condominium')
  })
})

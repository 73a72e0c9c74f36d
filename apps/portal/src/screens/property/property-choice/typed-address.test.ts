import { describe, expect, it } from 'vitest'
import { correctionProblems, matchedAddress, typedAddress } from './typed-address.ts'

const before = { street1: '12 Alder Way', city: 'Sacramento', state: 'CA', zip: '95814' }
const served = { servedStates: ['CA', 'TX'], unservedZipPrefixes: ['967'] }
const meant = (change: Partial<typeof before>) => matchedAddress({ ...typedAddress({ ...before, ...change }), manual: true })!

describe('an address that is corrected', () => {
  it('begins as it was given, on one line', () => {
    expect(typedAddress(before)).toMatchObject({ search: '12 Alder Way, Sacramento, CA 95814', manual: false, street2: '' })
  })
  it('is read from the line when it is whole, and from the fields when they are shown', () => {
    const typed = typedAddress(before)
    expect(matchedAddress({ ...typed, search: '14 Cedar Way, Sacramento, CA 95814' })).toMatchObject({ street1: '14 Cedar Way' })
    expect(matchedAddress({ ...typed, search: '14 Cedar' })).toBeUndefined()
    expect(matchedAddress({ ...typed, search: '14 Cedar', manual: true, street1: '9 Fir Way' })).toMatchObject({ street1: '9 Fir Way' })
  })
  it('must change something, since the same question gets the same answer', () => {
    expect(correctionProblems(meant({}), before, served)).toMatchObject([{ field: 'street1' }])
    expect(correctionProblems(meant({ street1: '14 Alder Way' }), before, served)).toEqual([])
  })
  it('is kept where we lend', () => {
    expect(correctionProblems(meant({ state: 'HI' }), before, served)).toMatchObject([
      { field: 'state', message: 'we do not currently offer loans in HI' },
    ])
    expect(correctionProblems(meant({ zip: '96701' }), before, served)).toMatchObject([{ field: 'zip' }])
  })
  it('is an address', () => {
    expect(correctionProblems(meant({ street1: '', zip: '9581' }), before, served).map(({ field }) => field)).toEqual(['street1', 'zip'])
  })
})

import { describe, expect, it } from 'vitest'
import { implausibleIn } from './implausible.ts'

const HOME = { street1: '12 Alder Way', city: 'Sacramento', state: 'CA', zip: '95814' }

describe('an answer that no one means', () => {
  it('is an amount above ten billion dollars, wherever it stands', () => {
    expect(implausibleIn({ primaryCents: 1_000_000_000_000, of: [{ rateCents: 9_007_199_254_740_991 }] })).toEqual([
      { path: 'of.0.rateCents', message: 'Check this amount' },
    ])
  })
  it.each([
    [{ street1: '   ' }, 'street1', 'Enter a street address'],
    [{ street1: '\u202e' }, 'street1', 'Enter a street address'],
    [{ street1: '12 Alder\u202eyaW' }, 'street1', 'Type this again without special characters'],
    [{ city: ' \t ' }, 'city', 'Enter a city'],
    [{ street2: 'Unit\u0007' }, 'street2', 'Type this again without special characters'],
  ])('is an address with %j', (changes, path, message) => {
    expect(implausibleIn({ address: { ...HOME, ...changes } })).toEqual([{ path: `address.${path}`, message }])
  })
  it('is no address as people write theirs, and no other text', () => {
    expect(implausibleIn({ ...HOME, street1: '1¾ Peña St.', street2: 'Apt. #4' })).toEqual([])
    expect(implausibleIn({ explanation: '   ', city: '' })).toEqual([])
  })
})

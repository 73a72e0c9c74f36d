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
  it.each([
    ['payee', 'Cedar\u202e Bank', 'Type this again without special characters'],
    ['notary', '\u200b\u200b\u200b', 'Type this again without special characters'],
    ['witness', '12345 67', 'Enter this in words'],
    ['county', '<b>Alder</b>', 'Leave out web addresses and markup'],
    ['spouseSource', 'See https://example.test', 'Leave out web addresses and markup'],
    ['reason', '\u200b\u200b\u200b\u200b', 'Enter a reason'],
    ['reason', '\u2800\u2800 \u3164\u3164', 'Enter a reason'],
    ['reason', '\u0301\u0301\u0301', 'Enter a reason'],
    ['vesting', 'Ana Sound, \u3164\u2800 as joint tenants', 'Type this again without special characters'],
    ['vesting', 'Ana Sound 金', 'Documents cannot show “金”. Use the letters A to Z, with accents if needed.'],
    ['county', 'Аlder', 'Documents cannot show “А”. Use the letters A to Z, with accents if needed.'],
    ['legalDescription', 'Lot 7\ufe0f', 'Type this again without special characters'],
    ['reference', 'ACH\u2800 0042', 'Type this again without special characters'],
  ])('is what is copied into %s as %j', (name, text, message) => {
    expect(implausibleIn({ [name]: text })).toEqual([{ path: name, message }])
  })
  it('is no name of a firm, a place or a law as documents have it', () => {
    const given = {
      payee: '1st Source Bank, N.A.',
      notary: 'J. O’Hara',
      county: 'St. Louis',
      vesting: 'Ana Reyes,\nin fee simple',
      witness: '',
    }
    expect(implausibleIn({ ...given, legalDescription: 'Lot 7 < 2 acres', spouseSource: 'Minn. Stat. § 507.02' })).toEqual([])
  })
  it('is no address as people write theirs, and no other text', () => {
    expect(implausibleIn({ ...HOME, street1: '1¾ Peña St.', street2: 'Apt. #4' })).toEqual([])
    expect(implausibleIn({ explanation: '   ', city: '' })).toEqual([])
  })
})

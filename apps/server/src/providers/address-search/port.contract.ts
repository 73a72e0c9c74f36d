/** What every address search adapter must keep. */
import { postalAddress } from '@hearthline/domain/facts/scalars'
import { describe, expect, it } from 'vitest'
import type { AddressSearch } from './port.ts'

const NAUGHTY = [
  '',
  ' ',
  '12',
  '12 ',
  ',,,,',
  '12 ,,,',
  '####',
  '0 %00 \u0000',
  "12 '; drop table applications; --",
  '12 <img src=x onerror=alert(1)>',
  '12 ../../etc/passwd',
  '12 \ud800 Way',
  '１２ Alder Way',
  '12 مرحبا Way',
  '12 __proto__ constructor',
  '99999999999999999999 Alder Way',
  '12 Alder Way, Sacramento, ZZ 99999',
  `12 ${'a'.repeat(100_000)}`,
  `12 ${', a'.repeat(50_000)}`,
  `12 ${'# '.repeat(50_000)}`,
]

export function describeAddressSearchContract(makeAdapter: () => AddressSearch): void {
  describe('the address search contract', () => {
    it('finds 12 Alder Way, Sacramento, CA 95814', async () => {
      const [first] = await makeAdapter().search('12 Alder Way, Sacramento, CA 95814')
      expect(first).toMatchObject({ street1: '12 Alder Way', city: 'Sacramento', state: 'CA', zip: '95814' })
      expect(first?.fullAddress).toBe('12 Alder Way, Sacramento, CA 95814')
    })

    it('gives at most eight suggestions, each a whole postal address and each but once', async () => {
      const found = await makeAdapter().search('1284 Alder W')
      expect(found.length).toBeGreaterThan(0)
      expect(found.length).toBeLessThanOrEqual(8)
      for (const suggestion of found) expect(postalAddress.safeParse(suggestion).success).toBe(true)
      expect(new Set(found.map((suggestion) => suggestion.fullAddress)).size).toBe(found.length)
    })

    it.each(NAUGHTY.map((text) => [text.slice(0, 40), text]))('survives %j', async (_shown, text) => {
      const found = await makeAdapter().search(text)
      expect(found.length).toBeLessThanOrEqual(8)
      for (const suggestion of found) {
        expect(postalAddress.safeParse(suggestion).success).toBe(true)
        expect(suggestion.fullAddress).not.toMatch(/[<>;\p{Cc}]/u)
      }
    })
  })
}

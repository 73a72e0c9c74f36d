/** What every directory of banks must keep. */
import { describe, expect, it } from 'vitest'
import type { BankDirectory } from './port.ts'

export function describeBankDirectoryContract(makeAdapter: () => BankDirectory): void {
  describe('the bank directory contract', () => {
    it('the first two digits say the Federal Reserve district, for banks and for thrifts', () => {
      expect(makeAdapter().bankOf('121000358')?.district).toBe('San Francisco')
      expect(makeAdapter().bankOf('321099994')?.district).toBe('San Francisco')
      expect(makeAdapter().bankOf('011000015')?.district).toBe('Boston')
    })

    it('numbers of the government, of traveler’s checks and of no one have no bank', () => {
      for (const number of ['000000518', '800000006', '500000005', '', '12', '__proto__'])
        expect(makeAdapter().bankOf(number)).toBeUndefined()
    })
  })
}

import { expect, it } from 'vitest'
import { isPartnerLender } from './partner-lender.ts'

it('one partner-lender flag that is on is enough, whichever it is', () => {
  expect(isPartnerLender({})).toBe(false)
  expect(isPartnerLender({ 'partner-lender': true })).toBe(true)
  expect(isPartnerLender({}, [{ key: 'partner-lender-credit-union', enabled: false }])).toBe(false)
  expect(
    isPartnerLender({}, [
      { key: 'partner-lender', enabled: false },
      { key: 'partner-lender-bank', enabled: true },
    ]),
  ).toBe(true)
})

it('the flag service has the last word, and a flag that only sounds alike does not count', () => {
  expect(isPartnerLender({ 'partner-lender': true }, [{ key: 'partner-lender', enabled: false }])).toBe(false)
  expect(isPartnerLender({ 'partner-lenders-page': true, 'no-partner-lender': true })).toBe(false)
})

import { expect, it } from 'vitest'
import type { Known } from '../../item.ts'
import { costsReadOn, misfitsOfCosts } from './costs-at-office.ts'

/** Past midnight in all of Texas, and before it at the lender. */
const SAID: Readonly<Record<string, unknown>> = {
  'property-address': { state: 'TX', occupancyType: 'HOME' },
  'texas-itemization': { documentId: 'costs', sha256: '0'.repeat(64), givenAt: '2026-11-26T07:30:00.000Z' },
  'texas-itemization-receipt': { received: true, on: '2026-11-25' },
}
const known: Known = (item) => SAID[item.id] as never

it('costs that were made and read past midnight in Texas were read on that day, though the lender had the day before', () => {
  expect(costsReadOn(known, 'borrower')).toBe('2026-11-26')
  const misfits = (signedOn: string) =>
    misfitsOfCosts(known, { party: 'borrower', name: 'Tom Texan' }, { costsOn: '2026-11-26' }, signedOn).map(({ message }) => message)
  // A business day lies between; November 26, 2026, is Thanksgiving.
  expect(misfits('2026-11-27')).toEqual([])
  expect(misfits('2026-11-26')).toEqual([expect.stringContaining('one business day')])
})

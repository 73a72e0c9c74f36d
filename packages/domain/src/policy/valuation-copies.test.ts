import { describe, expect, it } from 'vitest'
import { addDays } from '../values/local-date.ts'
import { earliestOpening, isCopyInTime } from './valuation-copies.ts'

/** A Monday without holidays in the weeks after it, but Memorial Day. */
const APPLIED = '2026-04-06'
const day = (count: number) => addDays(APPLIED, count)

describe('a copy of a valuation (12 CFR 1002.14(a)(1))', () => {
  it.each([
    ['i: an appraisal accepted on day 15 and sent a week later', { completedOn: day(15), receivedOn: day(22), openingOn: day(40) }, true],
    [
      'ii: a revised appraisal of day 45, sent a week later, three business days before opening',
      { completedOn: day(45), receivedOn: day(52), openingOn: day(57) },
      true,
    ],
    ['iii: an automated valuation of day 5, sent on day 12', { completedOn: day(5), receivedOn: day(12), openingOn: day(40) }, true],
    ['iv: an appraisal accepted on day 12 and kept until day 42', { completedOn: day(12), receivedOn: day(42), openingOn: day(50) }, false],
    [
      'v: an automated valuation of day 5, kept until the appraisal of day 35',
      { completedOn: day(5), receivedOn: day(35), openingOn: day(60) },
      false,
    ],
  ] as const)('comment 14(a)(1)-5.%s', (_example, copy, inTime) => {
    expect(isCopyInTime(copy)).toBe(inTime)
  })

  it('of example v was in time for the appraisal itself', () => {
    expect(isCopyInTime({ completedOn: day(35), receivedOn: day(35), openingOn: day(60) })).toBe(true)
  })

  it('comes three business days before the account is opened, whichever weekend lies between', () => {
    expect(earliestOpening('2026-11-23')).toBe('2026-11-27')
    expect(earliestOpening('2026-12-11')).toBe('2026-12-16')
    expect(isCopyInTime({ completedOn: '2026-12-11', receivedOn: '2026-12-11', openingOn: '2026-12-15' })).toBe(false)
    expect(isCopyInTime({ completedOn: '2026-12-11', receivedOn: '2026-12-11', openingOn: '2026-12-16' })).toBe(true)
  })

  it('is prompt also where no account is opened (1002.14(a)(4))', () => {
    expect(isCopyInTime({ completedOn: day(5), receivedOn: day(12) })).toBe(true)
    expect(isCopyInTime({ completedOn: day(5), receivedOn: day(13) })).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { floodCoverageNeeded, policyFaults } from './insurance-amounts.ts'

describe('flood insurance (42 USC 4012a(b)(1)(A))', () => {
  it('is for all loans on the home, at most what the program insures, at most what the building would cost', () => {
    expect(floodCoverageNeeded(18_000_000)).toBe(18_000_000)
    expect(floodCoverageNeeded(31_000_000)).toBe(25_000_000)
    expect(floodCoverageNeeded(31_000_000, 22_000_000)).toBe(22_000_000)
    expect(floodCoverageNeeded(18_000_000, 22_000_000)).toBe(18_000_000)
  })
})

describe('a policy that a borrower shows', () => {
  const ON = '2026-11-23'
  const sound = { coverageCents: 40_000_000, deductibleCents: 250_000, effectiveOn: '2026-03-01', expiresOn: '2027-03-01' }
  const faults = (change: Partial<typeof sound> & { fullReplacement?: boolean }) =>
    policyFaults({ ...sound, ...change }, 35_000_000, ON).map(({ path, message }) => [path, message])

  it('is taken when it is large enough and in force', () => {
    expect(faults({})).toEqual([])
  })

  it('that is too small is refused with both amounts, unless it pays what rebuilding costs', () => {
    expect(faults({ coverageCents: 30_000_000 })).toEqual([
      ['coverageCents', 'This policy covers $300,000. Your home needs at least $350,000. Ask your insurer to raise it.'],
    ])
    expect(faults({ coverageCents: 30_000_000, fullReplacement: true })).toEqual([])
  })

  it('that has ended, ends soon, or begins too late is refused with its day', () => {
    expect(faults({ expiresOn: '2026-11-23' })).toEqual([['expiresOn', expect.stringContaining('Monday, November 23, 2026')]])
    expect(faults({ expiresOn: '2026-12-22' })).toEqual([['expiresOn', expect.stringContaining('less than 30 days')]])
    expect(faults({ expiresOn: '2026-12-23' })).toEqual([])
    expect(faults({ effectiveOn: '2026-12-24' })).toEqual([['effectiveOn', expect.stringContaining('before closing')]])
    expect(faults({ effectiveOn: '2027-03-01' })).toEqual([['effectiveOn', expect.stringContaining('before the last day')]])
  })

  it('with a deductible of more than 5% of the coverage is refused', () => {
    expect(faults({ deductibleCents: 2_000_001 })).toEqual([['deductibleCents', expect.stringContaining('5%')]])
    expect(faults({ deductibleCents: 2_000_000 })).toEqual([])
  })
})

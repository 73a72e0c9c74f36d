import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../underwriting/property-runs.fixture.ts'
import { addDays } from '../values/local-date.ts'
import { accruedInterest, billingCycle, dailyPeriodicRate } from './interest-convention.ts'

const at = (from: string, balanceCents: number) => ({ from, balanceCents })
const rate = (from: string, annualRatePercent: string) => ({ from, annualRatePercent })

describe('the daily periodic rate', () => {
  it('is 1/365 of the annual rate, stated to eight decimals', () => {
    expect(dailyPeriodicRate('8.25')).toBe('0.02260274')
    expect(dailyPeriodicRate('7.6')).toBe('0.02082192')
    expect(dailyPeriodicRate(0)).toBe('0.00000000')
    expect(() => dailyPeriodicRate('eight')).toThrow(RangeError)
  })

  it('times 365 is the APR that is disclosed, within an eighth of a point by far', () => {
    for (const annual of ['7.6', '8.975', '17.2', '18'])
      expect(Math.abs(Number(dailyPeriodicRate(annual)) * 365 - Number(annual))).toBeLessThan(0.000_002)
  })
})

describe('a billing cycle', () => {
  it('is a calendar month, and the first begins when the line is opened', () => {
    expect(billingCycle('2027-02-14', '2026-12-10')).toEqual({ from: '2027-02-01', to: '2027-02-28', days: 28 })
    expect(billingCycle('2028-02-29', '2026-12-10')).toEqual({ from: '2028-02-01', to: '2028-02-29', days: 29 })
    expect(billingCycle('2026-12-10', '2026-12-10')).toEqual({ from: '2026-12-10', to: '2026-12-31', days: 22 })
    expect(billingCycle('2026-12-31', '2026-12-31')).toEqual({ from: '2026-12-31', to: '2026-12-31', days: 1 })
    expect(() => billingCycle('2026-12-09', '2026-12-10')).toThrow(RangeError)
  })
})

describe('interest on daily balances', () => {
  it('is calculated by hand for a month with a draw, a payment and a change of the index', () => {
    // 52,495.00 for 9 days, 60,495.00 for 5, 59,995.00 for 17, at 8.25 % for 14 days and 8.00 % for 17:
    // (52,495 x 9 + 60,495 x 5) x 8.25 / 36,500 = 774,930 x 0.000226027397 = 175.155411
    // 59,995 x 17 x 8.00 / 36,500 = 1,019,915 x 0.000219178082 = 223.543014; together 398.698425
    const cycle = { from: '2027-01-01', to: '2027-01-31' }
    const balances = [at('2026-12-20', 5_249_500), at('2027-01-10', 6_049_500), at('2027-01-15', 5_999_500)]
    const rates = [rate('2026-12-20', '8.25'), rate('2027-01-15', '8.00')]
    // (774,930 + 1,019,915) / 31 = 57,898.2258
    expect(accruedInterest({ ...cycle, balances, rates })).toEqual({ days: 31, averageDailyBalanceCents: 5_789_823, interestCents: 39_870 })
  })

  it('charges a leap year 366 days at the same daily rate, and a common year exactly the annual rate', () => {
    const year = (from: string, to: string) =>
      accruedInterest({ from, to, balances: [at(from, 10_000_000)], rates: [rate(from, '8.25')] }).interestCents
    expect(year('2027-01-01', '2027-12-31')).toBe(825_000)
    // 366 x 100,000 x 8.25 / 36,500 = 8,272.60
    expect(year('2028-01-01', '2028-12-31')).toBe(827_260)
  })

  it('rounds half a cent to the even one', () => {
    const day = (balanceCents: number) =>
      accruedInterest({
        from: '2027-03-01',
        to: '2027-03-01',
        balances: [at('2027-03-01', balanceCents)],
        rates: [rate('2027-03-01', '36.5')],
      })
    expect([500, 1500, 2500].map((cents) => day(cents).interestCents)).toEqual([0, 2, 2])
  })

  it('is refused without a balance or a rate for its first day, or with rows that cannot be', () => {
    const sound = { from: '2027-01-01', to: '2027-01-31', balances: [at('2027-01-01', 100)], rates: [rate('2027-01-01', '8')] }
    expect(accruedInterest(sound).days).toBe(31)
    for (const bad of [
      { to: '2026-12-31' },
      { balances: [] },
      { balances: [at('2027-01-02', 100)] },
      { balances: [at('2027-01-01', 100), at('2027-01-01', 200)] },
      { balances: [at('2027-01-01', 0.5)] },
      { balances: [at('2027-01-01', -1)] },
      { rates: [rate('2027-01-02', '8')] },
      { rates: [rate('2027-01-01', '-8')] },
    ])
      expect(() => accruedInterest({ ...sound, ...bad })).toThrow(RangeError)
  })

  it('is the sum of its days, whatever the balance and the rate do between them', () => {
    const steps = fc.array(
      fc.record({
        day: fc.integer({ min: 1, max: 27 }),
        balanceCents: fc.integer({ min: 0, max: 40_000_000 }),
        mills: fc.integer({ min: 0, max: 18_000 }),
      }),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(steps, fc.integer({ min: 0, max: 40_000_000 }), (moves, openingCents) => {
        const byDay = [...new Map(moves.map((move) => [move.day, move])).values()].sort((a, b) => a.day - b.day)
        const day = (number: number) => addDays('2027-02-01', number)
        const balances = [at(day(0), openingCents), ...byDay.map((move) => at(day(move.day), move.balanceCents))]
        const rates = [rate(day(0), '8.25'), ...byDay.map((move) => rate(day(move.day), (move.mills / 1000).toFixed(3)))]
        let thousandths = 0n
        for (let number = 0; number < 28; number += 1) {
          const move = byDay.findLast((each) => each.day <= number)
          thousandths += BigInt(move?.balanceCents ?? openingCents) * BigInt(move?.mills ?? 8250)
        }
        const { interestCents } = accruedInterest({ from: day(0), to: day(27), balances, rates })
        // Within half a cent of the exact sum: once rounded, not once a day.
        const twice = 2n * (BigInt(interestCents) * 36_500_000n - thousandths)
        expect((twice < 0n ? -twice : twice) <= 36_500_000n).toBe(true)
      }),
      { numRuns: propertyRuns() },
    )
  })
})

import { describe, expect, it } from 'vitest'
import { INCOME_RULES } from './house-rules.ts'
import type { PayStub, W2 } from './income-record.ts'
import { countWages } from './wages.ts'

const ON = '2026-11-20'

/** 2,500 every two weeks: November 13 is the 23rd pay day of 26. */
const stub: PayStub = {
  kind: 'PAY_STUB',
  payer: 'Harbor Foods',
  payDate: '2026-11-13',
  periodEnd: '2026-11-07',
  frequency: 'BIWEEKLY',
  regularCents: 250_000,
  yearToDateCents: 5_750_000,
  yearToDateVariableCents: 0,
}
const form = (year: number, wagesCents: number, variableCents?: number): W2 => ({
  kind: 'W2',
  payer: 'Harbor Foods',
  year,
  wagesCents,
  ...(variableCents !== undefined && { variableCents }),
})
const count = (stubs: readonly PayStub[], forms: readonly W2[] = []) => countWages(stubs, forms, ON, INCOME_RULES)

describe('wages by a pay stub, a record of a third party (12 CFR 1026.43(c)(4))', () => {
  it.each([
    ['WEEKLY', 52, 46],
    ['BIWEEKLY', 26, 23],
    ['SEMIMONTHLY', 24, 21],
    ['MONTHLY', 12, 11],
    ['QUARTERLY', 4, 4],
    ['ANNUALLY', 1, 1],
  ] as const)('annualizes regular pay that comes %s, %i times a year, %i of them by November 13', (frequency, times, payDays) => {
    const yearToDateCents = 100_000 * payDays
    expect(count([{ ...stub, frequency, regularCents: 100_000, yearToDateCents }]).annualCents).toBe(100_000 * times)
  })

  it('takes the rate times the hours where pay is by the hour: $31.25 for 76.5 hours each two weeks', () => {
    const hourly = { ...stub, rateCents: 3_125, hoursHundredths: 7_650, regularCents: 239_063, yearToDateCents: 5_498_449 }
    expect(count([hourly])).toEqual({
      annualCents: 6_215_625,
      restsOn: [
        '$31.25 an hour for 76.5 hours each two weeks, from the pay stub of Nov 13, 2026: $62,156 a year.',
        'Pay so far this year agrees with it.',
      ],
    })
  })

  it('counts part-time pay to the full, as any other (12 CFR 1002.6(b)(5))', () => {
    const partTime = { ...stub, rateCents: 2_000, hoursHundredths: 2_000, regularCents: 40_000, yearToDateCents: 920_000 }
    expect(count([partTime]).annualCents).toBe(2_000 * 20 * 26)
  })

  it('uses the year to date where it points to less than the rate by more than the tolerance', () => {
    const { annualCents, restsOn } = count([{ ...stub, yearToDateCents: 4_500_000 }])
    expect(annualCents).toBe(Math.round((4_500_000 * 26) / 23))
    expect(restsOn[1]).toBe('Pay so far this year points to $50,870 a year. It is lower, so we use it.')
  })

  it('stays with the rate within the tolerance, and right after the year or the job began', () => {
    expect(count([{ ...stub, yearToDateCents: 5_500_000 }]).annualCents).toBe(6_500_000)
    expect(count([{ ...stub, startedOn: '2026-10-20', yearToDateCents: 100 }]).annualCents).toBe(6_500_000)
  })

  it('counts the year to date from the first day of a job that began within it', () => {
    // 69 days at the full rate of pay.
    const yearToDateCents = Math.round((6_500_000 * 69) / 365)
    expect(count([{ ...stub, startedOn: '2026-08-31', yearToDateCents }]).restsOn).toContain('Pay so far this year agrees with it.')
  })

  it('compares pay in the year in which it is paid: $5,000 paid on January 2 for December is one pay day of the new year', () => {
    const january = { ...stub, payDate: '2026-01-02', periodEnd: '2025-12-31', regularCents: 500_000, yearToDateCents: 500_000 }
    expect(countWages([january], [], '2026-01-10', INCOME_RULES).annualCents).toBe(13_000_000)
    const february = { ...january, payDate: '2026-02-13', periodEnd: '2026-02-07', yearToDateCents: 2_000_000 }
    expect(countWages([february], [], '2026-02-20', INCOME_RULES).annualCents).toBe(13_000_000)
  })

  it('takes the newest stub of regular pay, and says so where there is none: a bonus check has none', () => {
    const bonus = { ...stub, payDate: '2026-11-18', regularCents: 0, yearToDateCents: 6_250_000, yearToDateVariableCents: 500_000 }
    expect(count([stub, bonus]).annualCents).toBe(6_500_000)
    expect(count([bonus]).unusable).toBe('The pay stub shows no regular pay. We need one of a regular pay day.')
  })

  it('counts no stub of a job that began after its period', () => {
    expect(count([{ ...stub, startedOn: '2026-11-09' }]).unusable).toContain('after the period of this pay stub')
  })

  it('leaves overtime and bonuses out that have no year behind them, and says so', () => {
    const { annualCents, restsOn } = count([{ ...stub, yearToDateCents: 6_350_000, yearToDateVariableCents: 600_000 }])
    expect(annualCents).toBe(6_500_000)
    expect(restsOn.at(-1)).toBe('Overtime and bonuses of $6,000 this year don’t count yet. They need 12 months of records.')
  })

  it('averages overtime and bonuses over all the months shown', () => {
    const withBonus = { ...stub, yearToDateCents: 6_372_000, yearToDateVariableCents: 622_000 }
    const { annualCents } = count([withBonus], [form(2025, 6_800_000, 500_000)])
    // 23 and 26 pay days: (6,220 + 5,000) / 49 * 26
    expect(annualCents).toBe(6_500_000 + Math.round((1_122_000 * 26) / 49))
  })

  it('takes this year’s overtime and bonuses where they are going down', () => {
    const withBonus = { ...stub, yearToDateCents: 5_850_000, yearToDateVariableCents: 100_000 }
    const { annualCents, restsOn } = count([withBonus], [form(2025, 6_800_000, 900_000)])
    expect(annualCents).toBe(6_500_000 + Math.round((100_000 * 26) / 23))
    expect(restsOn.at(-1)).toContain('because they are going down')
  })

  it('takes the newest of several, and none that is older than 60 days or of a day to come', () => {
    const older = { ...stub, payDate: '2026-10-30', regularCents: 1 }
    expect(count([stub, older]).annualCents).toBe(6_500_000)
    expect(count([{ ...stub, payDate: '2026-09-20' }]).unusable).toContain('last 60 days')
    expect(count([{ ...stub, payDate: '2026-11-21' }]).unusable).toBe('The pay stub has a date in the future.')
  })
})

describe('wages by W-2s alone', () => {
  it('are the average of two years that rise: $60,000 and $66,000 make $63,000', () => {
    expect(count([], [form(2024, 6_000_000), form(2025, 6_600_000)])).toEqual({
      annualCents: 6_300_000,
      restsOn: ['Wages of $66,000 in 2025 and $60,000 in 2024.', 'The average of the two is $63,000 a year.'],
    })
  })
  it('are the later year of a decline', () => {
    expect(count([], [form(2024, 6_600_000), form(2025, 6_000_000)]).annualCents).toBe(6_000_000)
  })
  it('are the one year that is shown, and the sum of the jobs of a year', () => {
    expect(count([], [form(2025, 2_000_000), { ...form(2025, 3_000_000), payer: 'Second Job' }]).annualCents).toBe(5_000_000)
  })
  it('do not count when they are older than two years', () => {
    expect(count([], [form(2023, 6_000_000)]).unusable).toBe('We need a W-2 of 2025 or 2024.')
  })
})

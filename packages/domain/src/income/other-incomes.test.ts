import { describe, expect, it } from 'vitest'
import { countBenefit, countRetirementForms } from './benefits.ts'
import { countDeposits } from './deposits.ts'
import { INCOME_RULES as RULES } from './house-rules.ts'
import type { Benefit, Deposits, Form1099, ScheduleC } from './income-record.ts'
import { countBusinesses, countReceipts } from './self-employment.ts'

const ON = '2026-11-20'

const business = (year: number, netProfitCents: number, depreciationCents = 0): ScheduleC => ({
  kind: 'SCHEDULE_C',
  payer: 'Reyes Design',
  year,
  netProfitCents: Math.max(netProfitCents, 0),
  ...(netProfitCents < 0 && { netLossCents: -netProfitCents }),
  depreciationCents,
})
const receipts = (year: number, grossCents: number, form: Form1099['form'] = 'NEC'): Form1099 => ({
  kind: 'FORM_1099',
  payer: 'Acme',
  year,
  form,
  grossCents,
})

describe('self-employed income by tax returns (12 CFR 1026.43(c)(4)(i))', () => {
  it('adds depreciation back and averages two years: $80,000 + $5,000 and $70,000 + $3,000 make $79,000', () => {
    const counted = countBusinesses([business(2025, 8_000_000, 500_000), business(2024, 7_000_000, 300_000)], ON, RULES)
    expect(counted).toEqual({
      annualCents: 7_900_000,
      restsOn: ['Net profit plus depreciation of $85,000 in 2025 and $73,000 in 2024.', 'The average of the two is $79,000 a year.'],
    })
  })
  it('takes the later year of a decline', () => {
    expect(countBusinesses([business(2025, 6_000_000), business(2024, 9_000_000)], ON, RULES).annualCents).toBe(6_000_000)
  })
  it('does not count one year alone, and names the years that are needed', () => {
    expect(countBusinesses([business(2025, 8_000_000)], ON, RULES).unusable).toBe(
      'Self-employed income needs 2 years. We need the tax returns of 2025 and 2024.',
    )
  })
  it('takes a loss off: two businesses count together', () => {
    const two = [business(2025, 6_000_000), business(2024, 6_000_000), business(2025, -1_000_001), business(2024, -1_000_001)]
    expect(countBusinesses(two, ON, RULES).annualCents).toBe(4_999_999)
    expect(countBusinesses([business(2025, -500_000), business(2024, -300_000)], ON, RULES).annualCents).toBe(-500_000)
  })
  it('counts three quarters of receipts for which no tax return shows the expenses (the house’s share)', () => {
    expect(countReceipts([receipts(2025, 10_000_000), receipts(2024, 8_000_000)], ON, RULES).annualCents).toBe(6_750_000)
  })
})

const letter: Benefit = {
  kind: 'BENEFIT',
  payer: 'Social Security Administration',
  benefit: 'SOCIAL_SECURITY',
  frequency: 'MONTHLY',
  amountCents: 200_000,
  nonTaxable: false,
}

describe('benefits, pensions and support', () => {
  it('count to the full whoever pays them: assistance, retirement and support like a wage (12 CFR 1002.6(b)(2)(iii), (b)(5))', () => {
    for (const benefit of ['PUBLIC_ASSISTANCE', 'PENSION', 'SOCIAL_SECURITY', 'ALIMONY', 'CHILD_SUPPORT', 'DISABILITY'] as const)
      expect(countBenefit({ ...letter, benefit }, ON, RULES).annualCents, benefit).toBe(2_400_000)
  })
  it('are grossed up by the house’s percent where no tax is due: $2,000 a month make $30,000 a year', () => {
    expect(countBenefit({ ...letter, nonTaxable: true }, ON, RULES)).toEqual({
      annualCents: 3_000_000,
      restsOn: ['$2,000 a month, by the award letter.', 'No tax is due on it, so we add 25%: $30,000 a year.'],
    })
  })
  it('do not count where they end within 36 months: how long income continues may be asked (12 CFR 1002.6(b)(5))', () => {
    expect(countBenefit({ ...letter, endsOn: '2029-11-19' }, ON, RULES).unusable).toContain('Nov 19, 2029')
    expect(countBenefit({ ...letter, endsOn: '2029-11-20' }, ON, RULES).annualCents).toBe(2_400_000)
  })
  it('are what the newest 1099-R or SSA-1099 shows', () => {
    expect(countRetirementForms([receipts(2025, 1_800_000, 'R'), receipts(2024, 1_700_000, 'R')], ON, RULES).annualCents).toBe(1_800_000)
    expect(countRetirementForms([receipts(2022, 1_800_000, 'R')], ON, RULES).unusable).toBe('We need the form of 2025.')
  })
})

const monthly = (amounts: readonly number[]): Deposits => ({
  kind: 'DEPOSITS',
  payer: 'Harbor Foods',
  of: 'WAGES',
  lastOn: '2026-11-13',
  months: amounts.map((cents, index) => ({ month: `2026-${String(10 - index).padStart(2, '0')}`, cents })),
})

describe('income by deposits, records of a financial institution (12 CFR 1026.43(c)(4)(v))', () => {
  it('is the average of the trailing months: $4,000, $5,000 and $6,000 make $60,000 a year', () => {
    expect(countDeposits(monthly([500_000, 600_000, 400_000]), ON, RULES).annualCents).toBe(6_000_000)
  })
  it('counts a month without a deposit, and leaves the present month out', () => {
    const { months, ...rest } = monthly([300_000, 0, 300_000])
    const stream = { ...rest, months: [...months, { month: '2026-11', cents: 99_999_900 }] }
    expect(countDeposits(stream, ON, RULES).annualCents).toBe(2_400_000)
  })
  it('is no large deposit of one month, twelve times', () => {
    expect(countDeposits(monthly([1, 0, 10_000_000]), ON, RULES)).toMatchObject({ annualCents: 12 })
    expect(countDeposits(monthly([0, 0, 10_000_000]), ON, RULES).unusable).toContain('regularly')
    // Every two weeks: two pay days in most months, three in some.
    expect(countDeposits(monthly([200_000, 300_000, 200_000, 200_000, 200_000, 300_000]), ON, RULES).annualCents).toBe(2_800_000)
  })
  it('is the last three months where deposits decline', () => {
    const { annualCents, restsOn } = countDeposits(monthly([200_000, 200_000, 200_000, 400_000, 400_000, 400_000]), ON, RULES)
    expect(annualCents).toBe(2_400_000)
    expect(restsOn).toEqual([
      'Deposits over 6 months average $36,000 a year.',
      'The last 3 months are lower, so we use them: $24,000 a year.',
    ])
  })
  it('needs three whole months, and a deposit within 60 days', () => {
    expect(countDeposits(monthly([300_000, 300_000]), ON, RULES).unusable).toBe('We see 2 whole months of deposits and need 3.')
    expect(countDeposits({ ...monthly([1, 1, 1]), lastOn: '2026-09-01' }, ON, RULES).unusable).toBe('The last deposit was on Sep 1, 2026.')
  })
})

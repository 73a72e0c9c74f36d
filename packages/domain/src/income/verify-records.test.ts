import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../underwriting/property-runs.fixture.ts'
import { BENEFITS, type IncomeRecord } from './income-record.ts'
import type { SourcedRecord } from './repeated-records.ts'
import { totalIncome, verifyRecords } from './verify-records.ts'

const ON = '2026-11-20'
const of = (record: IncomeRecord, source: string = record.kind, person = 'borrower'): SourcedRecord => ({ source, person, record })

const stub = (payer: string, regularCents = 250_000): IncomeRecord => ({
  kind: 'PAY_STUB',
  payer,
  payDate: '2026-11-13',
  periodEnd: '2026-11-07',
  frequency: 'BIWEEKLY',
  regularCents,
  yearToDateCents: regularCents * 23,
  yearToDateVariableCents: 0,
})
const w2 = (payer: string, year: number, wagesCents: number): IncomeRecord => ({ kind: 'W2', payer, year, wagesCents })
const deposits = (payer: string, kind: 'WAGES' | 'OTHER' = 'WAGES'): IncomeRecord => ({
  kind: 'DEPOSITS',
  payer,
  of: kind,
  lastOn: '2026-11-13',
  months: ['2026-10', '2026-09', '2026-08'].map((month) => ({ month, cents: 500_000 })),
})
const receipts = (year: number): IncomeRecord => ({ kind: 'FORM_1099', payer: 'Acme', year, form: 'NEC', grossCents: 10_000_000 })
const business = (year: number): IncomeRecord => ({
  kind: 'SCHEDULE_C',
  payer: 'Reyes Design',
  year,
  netProfitCents: 5_000_000,
  depreciationCents: 0,
})

describe('the records of an application', () => {
  it('count a job once, however its employer’s name is printed and however many records show it', () => {
    const incomes = verifyRecords(
      [of(stub('Harbor Foods, Inc.')), of(w2('HARBOR FOODS INC', 2025, 9_000_000)), of(deposits('Harbor Foods'))],
      ON,
    )
    expect(totalIncome(incomes)).toBe(6_500_000)
    expect(incomes.map(({ kind, unusable }) => [kind, unusable])).toEqual([
      ['WAGES', undefined],
      ['DEPOSITS', 'Your other records show this income, and it counts once.'],
    ])
  })
  it('count two jobs, and each person’s own', () => {
    const incomes = verifyRecords(
      [of(stub('Harbor Foods')), of(stub('Bay Books', 100_000)), of(stub('Harbor Foods', 150_000), 'other', 'sam')],
      ON,
    )
    expect(incomes.map(({ person, annualCents }) => [person, annualCents])).toEqual([
      ['borrower', 6_500_000],
      ['borrower', 2_600_000],
      ['sam', 3_900_000],
    ])
  })
  it('leave the wages of a job before out, and ask the employer where no record shows that the job goes on', () => {
    const [, before] = verifyRecords([of(stub('Harbor Foods')), of(w2('Old Mill', 2025, 5_000_000))], ON)
    expect(before?.unusable).toBe('It is from another job than the one you have now.')
    const [alone] = verifyRecords([of(w2('Old Mill', 2025, 5_000_000))], ON)
    expect(alone).toMatchObject({ annualCents: 5_000_000, unconfirmedJob: true })
  })
  it('count receipts within the profit of the tax returns, and by themselves where there are none', () => {
    const both = [of(business(2025)), of(business(2024)), of(receipts(2025)), of(receipts(2024))]
    expect(totalIncome(verifyRecords(both, ON))).toBe(5_000_000)
    expect(totalIncome(verifyRecords(both.slice(2), ON))).toBe(7_500_000)
    // One year of returns proves nothing, so the receipts stand.
    expect(totalIncome(verifyRecords(both.slice(1), ON))).toBe(7_500_000)
  })
  it('count other deposits beside wages, and never less than nothing in all', () => {
    expect(totalIncome(verifyRecords([of(stub('Harbor Foods')), of(deposits('Tenant', 'OTHER'))], ON))).toBe(12_500_000)
    const losses: IncomeRecord[] = [2025, 2024].map((year) => ({ ...business(year), netProfitCents: 0, netLossCents: 100 }) as IncomeRecord)
    expect(
      totalIncome(
        verifyRecords(
          losses.map((loss) => of(loss)),
          ON,
        ),
      ),
    ).toBe(0)
  })
})

describe('the same income shown twice', () => {
  const AGAIN = 'Another record of yours shows the same income, and it counts once.'
  const letter: IncomeRecord = {
    kind: 'BENEFIT',
    payer: 'Agency',
    benefit: 'PENSION',
    frequency: 'MONTHLY',
    amountCents: 100_000,
    nonTaxable: false,
  }
  const retirement: IncomeRecord = { kind: 'FORM_1099', payer: 'Pension Fund', year: 2025, form: 'R', grossCents: 1_200_000 }
  it.each<[string, IncomeRecord[], number]>([
    ['a tax return', [business(2025), business(2024)], 5_000_000],
    ['a W-2', [w2('Old Mill', 2025, 5_000_000)], 5_000_000],
    ['receipts', [receipts(2025), receipts(2024)], 7_500_000],
    ['a 1099-R', [retirement], 1_200_000],
    ['an award letter', [letter], 1_200_000],
    ['deposits', [deposits('Tenant', 'OTHER')], 6_000_000],
  ])('counts once, by whatever source and however often: %s', (_, records, annualCents) => {
    const shown = ['first', 'second', 'third'].flatMap((source) => records.map((record) => of(record, source)))
    const incomes = verifyRecords(shown, ON)
    expect(totalIncome(incomes)).toBe(annualCents)
    expect(incomes.filter(({ unusable }) => unusable === AGAIN).length).toBeGreaterThan(0)
    expect(totalIncome(verifyRecords(shown.toReversed(), ON))).toBe(annualCents)
  })

  it('counts by the connection where an upload says more, and by the lower of two uploads', () => {
    const reported = { ...of(w2('Old Mill', 2025, 5_000_000), 'tax office'), isReported: true }
    expect(totalIncome(verifyRecords([of(w2('Old Mill Inc', 2025, 9_000_000), 'upload'), reported], ON))).toBe(5_000_000)
    const two = [of(w2('Old Mill', 2025, 9_000_000), 'one'), of(w2('Old Mill', 2025, 8_000_000), 'other')]
    expect(totalIncome(verifyRecords(two, ON))).toBe(8_000_000)
    // A tax office lists two forms of one employer: both are of the year.
    expect(totalIncome(verifyRecords([of(w2('Old Mill', 2025, 9_000_000), 'one'), of(w2('Old Mill', 2025, 8_000_000), 'one')], ON))).toBe(
      17_000_000,
    )
  })

  it('counts two tenants of the same rent, both named in one report, however often the bank is linked', () => {
    const rents = [deposits('Tenant A', 'OTHER'), deposits('Tenant B', 'OTHER')]
    const shown = ['one', 'other'].flatMap((source) => rents.map((record) => of(record, source)))
    expect(totalIncome(verifyRecords(shown.slice(0, 2), ON))).toBe(12_000_000)
    expect(totalIncome(verifyRecords(shown, ON))).toBe(12_000_000)
    expect(totalIncome(verifyRecords(shown.toReversed(), ON))).toBe(12_000_000)
  })

  it('counts for one person alone, though it is shown for two', () => {
    const incomes = verifyRecords([of(stub('Harbor Foods'), 'one'), of(stub('Harbor Foods'), 'other', 'sam')], ON)
    expect(incomes.map(({ person, annualCents, unusable }) => [person, annualCents, unusable])).toEqual([
      ['borrower', 6_500_000, undefined],
      ['sam', 0, 'The same record is shown for another person, and it counts once.'],
    ])
  })

  it('counts by the pay stub where a bank prints the employer’s name in its own way', () => {
    const incomes = verifyRecords([of(stub('Harbor Foods')), of(deposits('HARBOR FOODS PAYROLL PPD', 'OTHER'))], ON)
    expect(totalIncome(incomes)).toBe(6_500_000)
  })
})

const cents = fc.integer({ min: 0, max: 50_000_000 })
const anyStub = fc.record({ regular: fc.integer({ min: 1, max: 2_000_000 }), toDate: cents, variable: cents })

describe('what counts', () => {
  it('is whole cents, has words, and is never more than the rate of pay and the overtime shown', () => {
    fc.assert(
      fc.property(anyStub, cents, ({ regular, toDate, variable }, before) => {
        const record: IncomeRecord = {
          ...(stub('Harbor Foods', regular) as object),
          yearToDateCents: toDate,
          yearToDateVariableCents: variable,
        } as IncomeRecord
        const form: IncomeRecord = { kind: 'W2', payer: 'Harbor Foods', year: 2025, wagesCents: before, variableCents: before }
        const [income] = verifyRecords([of(record), of(form)], ON)
        const { annualCents, restsOn } = income!
        if (!Number.isSafeInteger(annualCents) || annualCents < 0) throw new Error(`${annualCents} is no amount`)
        expect(restsOn.length).toBeGreaterThan(0)
        expect(annualCents).toBeLessThanOrEqual(regular * 26 + Math.ceil((variable * 26) / 23) + 1)
      }),
      { numRuns: propertyRuns() },
    )
  })
  it('does not depend on who pays a benefit, nor on the order of the records (12 CFR 1002.6(b)(2), (5))', () => {
    const kinds = fc.tuple(fc.constantFrom(...BENEFITS), fc.constantFrom(...BENEFITS))
    fc.assert(
      fc.property(kinds, cents, fc.boolean(), ([one, other], amountCents, nonTaxable) => {
        const letter = (benefit: (typeof BENEFITS)[number]): IncomeRecord => ({
          kind: 'BENEFIT',
          payer: 'Agency',
          benefit,
          frequency: 'MONTHLY',
          amountCents,
          nonTaxable,
        })
        const total = (records: readonly IncomeRecord[]) =>
          totalIncome(
            verifyRecords(
              records.map((record) => of(record)),
              ON,
            ),
          )
        expect(total([letter(one)])).toBe(total([letter(other)]))
        expect(total([letter(one), stub('Harbor Foods')])).toBe(total([stub('Harbor Foods'), letter(one)]))
      }),
      { numRuns: propertyRuns() },
    )
  })
})

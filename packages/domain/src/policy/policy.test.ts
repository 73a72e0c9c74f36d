import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../values/local-date.ts'
import { adverseActionDue, adverseActionReasons, keyScoreFactors } from './adverse-action.ts'
import { ageProblem, minimumAge } from './age.ts'
import { highCost } from './high-cost.ts'
import { primeOn, primeRows } from './prime-rate.ts'
import { isUli, isUliShaped, uliCheckDigits, universalLoanIdentifier } from './uli.ts'

describe('the minimum age', () => {
  it('is eighteen, nineteen in Alabama, sixty-two in the restricted variant', () => {
    expect(minimumAge()).toBe(18)
    expect(minimumAge({ state: 'CA' })).toBe(18)
    expect(minimumAge({ state: 'AL' })).toBe(19)
    expect(minimumAge({ state: 'NE' })).toBe(18)
    expect(minimumAge({ state: 'NE', turnedOn: ['NE'] })).toBe(19)
    expect(minimumAge({ state: 'MS', turnedOn: ['MS'] })).toBe(18)
    expect(minimumAge({ state: 'AL', ageRestricted: true })).toBe(62)
  })

  it('is reached on the birthday, with a message before it', () => {
    expect(ageProblem('2008-03-02', '2026-03-02')).toBeUndefined()
    expect(ageProblem('2008-03-03', '2026-03-02')).toBe('Must be at least 18 years old')
    expect(ageProblem('2008-03-02', '2026-03-02', { state: 'AL' })).toBe('Must be at least 19 years old')
    expect(ageProblem('1970-01-01', '2026-03-02', { ageRestricted: true })).toBe('Must be 62 years or older to apply for a loan')
  })
})

describe('an adverse action notice', () => {
  it('is due in thirty days', () => {
    expect(adverseActionDue('2026-01-31')).toBe('2026-03-02')
  })

  it('has its reasons in the words of form C-1, in its order (12 CFR 1002 appendix C)', () => {
    expect(Object.values(adverseActionReasons).map(({ text }) => text)).toEqual([
      'Credit application incomplete',
      'Insufficient number of credit references provided',
      'Unacceptable type of credit references provided',
      'Unable to verify credit references',
      'Temporary or irregular employment',
      'Unable to verify employment',
      'Length of employment',
      'Income insufficient for amount of credit requested',
      'Excessive obligations in relation to income',
      'Unable to verify income',
      'Length of residence',
      'Temporary residence',
      'Unable to verify residence',
      'No credit file',
      'Limited credit experience',
      'Poor credit performance with us',
      'Delinquent past or present credit obligations with others',
      'Collection action or judgment',
      'Garnishment or attachment',
      'Foreclosure or repossession',
      'Bankruptcy',
      'Number of recent inquiries on credit bureau report',
      'Value or type of collateral not sufficient',
      'Other',
    ])
  })

  it('adds inquiries as a fifth score factor', () => {
    const isInquiries = (factor: string) => factor === 'inquiries'
    expect(keyScoreFactors(['a', 'b', 'c', 'd', 'e', 'inquiries'], isInquiries)).toEqual(['a', 'b', 'c', 'd', 'inquiries'])
    expect(keyScoreFactors(['a', 'inquiries', 'c', 'd', 'e'], isInquiries)).toEqual(['a', 'inquiries', 'c', 'd'])
  })
})

describe('a universal loan identifier', () => {
  it('has the check digits of the regulation’s example', () => {
    expect(uliCheckDigits('10Bx939c5543TqA1144M999143X')).toBe('38')
    expect(universalLoanIdentifier('10Bx939c5543TqA1144M', '999143X')).toBe('10Bx939c5543TqA1144M999143X38')
    expect(isUli('10Bx939c5543TqA1144M999143X38')).toBe(true)
    expect(isUli('10Bx939c5543TqA1144M999143X39')).toBe(false)
    // 12 CFR 1003 appendix C, table I: capital or small alike. The filing instructions write the same example in capitals.
    expect(universalLoanIdentifier('10BX939C5543TQA1144M', '999143X')).toBe('10BX939C5543TQA1144M999143X38')
    expect(isUli('10BX939C5543TQA1144M999143X38')).toBe(true)
  })

  it('has 23 to 45 characters, of which the lender adds 1 to 23', () => {
    const lei = '10BX939C5543TQA1144M'
    expect(universalLoanIdentifier(lei, 'A'.repeat(23))).toHaveLength(45)
    for (const own of ['', 'A'.repeat(24)]) expect(() => universalLoanIdentifier(lei, own)).toThrow('1 to 23')
    expect(() => universalLoanIdentifier('10BX', '1')).toThrow('20 characters')
    expect([isUliShaped(`${lei}138`), isUliShaped(`${lei}38`), isUliShaped('A'.repeat(46))]).toEqual([true, false, false])
  })

  it('detects any single wrong character and any two adjacent characters swapped', () => {
    const id = fc.stringMatching(/^[0-9A-Z]{1,23}$/)
    fc.assert(
      fc.property(id, fc.nat(19), fc.constantFrom(...'0123456789'), (text, at, wrong) => {
        const whole = `54930084UKLVMY22DS16${text}`
        const spoilt = whole.slice(0, at) + wrong + whole.slice(at + 1)
        if (spoilt !== whole && /\d/.test(whole[at]!)) expect(uliCheckDigits(spoilt)).not.toBe(uliCheckDigits(whole))
      }),
    )
  })

  it('is refused with anything but letters and digits', () => {
    expect(() => uliCheckDigits('10Bx-939')).toThrow(RangeError)
    expect(() => uliCheckDigits('')).toThrow(RangeError)
  })
})

describe('the prime rate', () => {
  it('holds from its day until the next change', () => {
    expect(primeOn('2023-07-26')?.percent).toBe('8.25')
    expect(primeOn('2023-07-27')?.percent).toBe('8.50')
    expect(primeOn('2024-09-18')?.percent).toBe('8.50')
    expect(primeOn('2026-06-16')?.percent).toBe('6.75')
    expect(primeOn('2008-12-15')).toBeUndefined()
  })

  // Each change that is known since 2008, and the rate of the day before.
  it.each([
    ['2008-12-16', '3.25', undefined],
    ['2015-12-17', '3.50', '3.25'],
    ['2016-12-15', '3.75', '3.50'],
    ['2017-03-16', '4.00', '3.75'],
    ['2017-06-15', '4.25', '4.00'],
    ['2017-12-14', '4.50', '4.25'],
    ['2018-03-22', '4.75', '4.50'],
    ['2018-06-14', '5.00', '4.75'],
    ['2018-09-27', '5.25', '5.00'],
    ['2018-12-20', '5.50', '5.25'],
    ['2019-08-01', '5.25', '5.50'],
    ['2019-09-19', '5.00', '5.25'],
    ['2019-10-31', '4.75', '5.00'],
    ['2020-03-04', '4.25', '4.75'],
    ['2020-03-16', '3.25', '4.25'],
    ['2022-03-17', '3.50', '3.25'],
    ['2022-05-05', '4.00', '3.50'],
    ['2022-06-16', '4.75', '4.00'],
    ['2022-07-28', '5.50', '4.75'],
    ['2022-09-22', '6.25', '5.50'],
    ['2022-11-03', '7.00', '6.25'],
    ['2022-12-15', '7.50', '7.00'],
    ['2023-02-02', '7.75', '7.50'],
    ['2023-03-23', '8.00', '7.75'],
    ['2023-05-04', '8.25', '8.00'],
    ['2023-07-27', '8.50', '8.25'],
    ['2024-09-19', '8.00', '8.50'],
    ['2024-11-08', '7.75', '8.00'],
    ['2024-12-19', '7.50', '7.75'],
    ['2025-09-18', '7.25', '7.50'],
    ['2025-10-30', '7.00', '7.25'],
    ['2025-12-11', '6.75', '7.00'],
  ])('changes on %s to %s', (day, percent, before) => {
    expect([primeOn(addDays(day, -1))?.percent, primeOn(day)?.percent]).toEqual([before, percent])
  })

  it('rows are in order and each has a source', () => {
    expect(primeRows).toHaveLength(32)
    expect(primeRows.map((row) => row.from)).toEqual(primeRows.map((row) => row.from).toSorted())
    expect(primeRows.every((row) => row.source !== '' && /^\d\.\d\d$/.test(row.percent))).toBe(true)
  })
})

describe('the high-cost guard', () => {
  const line = { lineCents: 10_000_000, pointsAndFeesCents: 0, aprPercent: 9, lien: 'JUNIOR', on: '2026-03-02' } as const

  it('lets fees reach five percent and not a cent more', () => {
    expect(highCost({ ...line, pointsAndFeesCents: 500_000 }).highCost).toBe(false)
    expect(highCost({ ...line, pointsAndFeesCents: 500_001 })).toMatchObject({
      highCost: true,
      fees: { exceeded: true, limitCents: 500_000, year: 2026 },
    })
  })

  it('caps small lines at the lesser of eight percent and the year’s amount', () => {
    expect(highCost({ ...line, lineCents: 2_759_200 }).fees.limitCents).toBe(137_960)
    expect(highCost({ ...line, lineCents: 2_759_100 }).fees.limitCents).toBe(138_000)
    expect(highCost({ ...line, lineCents: 1_500_000 }).fees.limitCents).toBe(120_000)
    expect(highCost({ ...line, lineCents: 2_700_000, on: '2025-12-31' }).fees.limitCents).toBe(135_000)
    expect(highCost({ ...line, on: '2031-01-01' }).fees.year).toBe(2026)
    expect(() => highCost({ ...line, on: '2014-12-31' })).toThrow(RangeError)
  })

  // 12 CFR 1026.32(a)(1)(ii) and its comments: of a line of the breakpoint or more 5 %, of a smaller one 8 % and at most the cap.
  it.each([
    [2015, 20_391, 1_020, 101_955],
    [2016, 20_350, 1_017, 101_750],
    [2017, 20_579, 1_029, 102_895],
    [2018, 21_032, 1_052, 105_160],
    [2019, 21_549, 1_077, 107_745],
    [2020, 21_980, 1_099, 109_900],
    [2022, 22_969, 1_148, 114_845],
    [2023, 24_866, 1_243, 124_330],
    [2026, 27_592, 1_380, 137_960],
  ])('has the figures of %i: a breakpoint of %i and a cap of %i', (year, breakpoint, cap, mostCents) => {
    for (const day of ['01-01', '12-31']) {
      const limit = (lineCents: number) => highCost({ ...line, lineCents, on: `${year}-${day}` }).fees
      expect(limit(breakpoint * 100)).toMatchObject({ limitCents: mostCents, year })
      expect(limit(breakpoint * 100 - 1).limitCents).toBe(cap * 100)
      expect(limit(1_000_000).limitCents).toBe(80_000)
    }
  })

  it('counts a charge for repaying early after three years or of more than 2 %', () => {
    const charging = (months: number, percentOfPrepaid: string) => highCost({ ...line, prepaymentPenalty: { months, percentOfPrepaid } })
    expect(highCost(line).prepayment).toEqual({ exceeded: false })
    expect(charging(36, '2').highCost).toBe(false)
    expect(charging(37, '0.5')).toMatchObject({ highCost: true, prepayment: { exceeded: true } })
    expect(charging(12, '2.001').highCost).toBe(true)
  })

  it('tests the APR against the average prime offer rate where there is one', () => {
    expect(highCost(line).apr).toEqual({ tested: false })
    expect(highCost({ ...line, aporPercent: '6.62', aprPercent: '15.12' })).toMatchObject({
      highCost: false,
      apr: { tested: true, exceeded: false, limitPercent: '15.12' },
    })
    expect(highCost({ ...line, aporPercent: '6.62', aprPercent: '15.121' }).highCost).toBe(true)
    expect(highCost({ ...line, aporPercent: 6.62, aprPercent: 13.13, lien: 'FIRST' })).toMatchObject({
      highCost: true,
      apr: { exceeded: true, limitPercent: '13.12' },
    })
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recordingTaxBy, recordingTaxRow, type TaxedLine } from './exact-recording-tax.ts'
import { recordingTax } from './recording-tax.ts'
import { recordingTaxRows } from './recording-tax-rows.ts'

describe('the recording tax shown', () => {
  const offer = { min: 100, max: 300, minDraw: 20_000, maxDraw: 40_000 }

  it('lies on the line between the offer’s two endpoints', () => {
    expect(recordingTax({ ...offer, draw: 20_000 })).toBe(100)
    expect(recordingTax({ ...offer, draw: 30_000 })).toBe(200)
    expect(recordingTax({ ...offer, draw: 40_000 })).toBe(300)
    expect(recordingTax({ ...offer, min: 0, max: 0.01, draw: 30_000 })).toBe(0)
    expect(recordingTax({ ...offer, min: 0.01, max: 0.02, draw: 30_000 })).toBe(0.02)
  })

  it('keeps the draw within the offer', () => {
    expect(recordingTax({ ...offer, draw: 1 })).toBe(100)
    expect(recordingTax({ ...offer, draw: 90_000 })).toBe(300)
    expect(recordingTax({ ...offer, maxDraw: 20_000, draw: 20_000 })).toBe(300)
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 200_000 }), (draw) => {
        const tax = recordingTax({ ...offer, draw })
        expect(tax >= 100 && tax <= 300).toBe(true)
      }),
    )
  })

  it('is not a number on broken input', () => {
    expect(recordingTax({ ...offer, draw: Number.NaN })).toBeNaN()
    expect(recordingTax({ ...offer, maxDraw: 1, draw: 5 })).toBeNaN()
  })
})

describe('the recording tax by law', () => {
  const line = { lineCents: 10_000_000, termMonths: 240, on: '2026-03-02' }
  const tax = (state: string, more: Partial<TaxedLine> = {}) => {
    const taxed = { ...line, state, ...more }
    return recordingTaxBy(recordingTaxRow(recordingTaxRows, taxed), taxed)
  }

  it('Tennessee leaves the first 2,000 free', () => {
    expect(tax('TN', { lineCents: 10_200_000 })).toBe(11_500)
    expect(tax('TN', { lineCents: 10_205_000 })).toBe(11_500)
    expect(tax('TN', { lineCents: 10_205_001 })).toBe(11_512)
    expect(tax('TN', { lineCents: 150_000 })).toBe(0)
  })

  it('Florida stamps each hundred and takes two mills', () => {
    expect(tax('FL')).toBe(35_000 + 20_000)
    expect(tax('FL', { lineCents: 10_000_001 })).toBe(35_035 + 20_000)
    // The cap of 2,450 is for unsecured notes (Fla. Stat. 201.08): 3,500 and 2,000 on a million.
    expect(tax('FL', { lineCents: 100_000_000 })).toBe(350_000 + 200_000)
  })

  it('Georgia taxes long notes only, and what is long changed in July 2025', () => {
    expect(tax('GA')).toBe(30_000)
    expect(tax('GA', { termMonths: 60 })).toBe(0)
    expect(tax('GA', { termMonths: 62 })).toBe(0)
    expect(tax('GA', { termMonths: 63 })).toBe(30_000)
    expect(tax('GA', { termMonths: 60, on: '2025-06-30' })).toBe(30_000)
    expect(tax('GA', { termMonths: 36, on: '2025-06-30' })).toBe(0)
    expect(tax('GA', { termMonths: 60, on: '2025-07-01' })).toBe(0)
    expect(tax('GA', { lineCents: 10_000_001 })).toBe(30_150)
    expect(tax('GA', { lineCents: 1_000_000_000_0 })).toBe(2_500_000)
  })

  it('the other states follow their rows', () => {
    expect(tax('AL')).toBe(15_000)
    expect(tax('MN')).toBe(23_000)
    expect(tax('MN', { county: 'Hennepin County' })).toBe(24_000)
    expect(tax('MN', { county: 'Ramsey' })).toBe(24_000)
    expect(tax('MN', { county: 'Dakota' })).toBe(23_000)
    expect(tax('OK', { termMonths: 60 })).toBe(10_000)
    expect([59, 47, 35, 23].map((termMonths) => tax('OK', { termMonths }))).toEqual([8000, 6000, 4000, 2000])
    expect(tax('VA')).toBe(33_333)
    expect(tax('KS')).toBe(0)
    expect(tax('KS', { on: '2018-12-31' })).toBeUndefined()
    expect(tax('DC')).toBe(145_000)
    expect(tax('DC', { residentialAffidavit: true })).toBe(0)
    expect(tax('MD', { county: 'Baltimore County' })).toBe(50_000)
    expect(tax('MD', { county: 'Baltimore city', lineCents: 10_000_001 })).toBe(100_500)
    expect(tax('NY', { county: 'Nassau' })).toBe(77_000)
    expect(tax('NY', { county: 'Erie County' })).toBe(72_500)
  })

  it('returns nothing where no row applies', () => {
    expect(tax('CA')).toBeUndefined()
    expect(tax('MD')).toBeUndefined()
    expect(tax('NY', { county: 'Albany' })).toBeUndefined()
    expect(tax('TN', { on: '2018-01-01' })).toBeUndefined()
    expect(() => tax('TN', { lineCents: 1.5 })).toThrow(RangeError)
  })

  it('stays within the 1,400 per 100,000 that the footer promises, but where DC’s exemption is not claimed', () => {
    for (const row of recordingTaxRows.filter(({ state }) => state !== 'DC')) {
      expect(tax(row.state, { county: row.counties?.[0] })).toBeLessThanOrEqual(140_000)
    }
  })

  it('cites a source for each row and lists no county twice', () => {
    expect(recordingTaxRows.every((row) => row.citation.length > 10)).toBe(true)
    const counties = recordingTaxRows.flatMap((row) => (row.counties ?? []).map((county) => `${row.state} ${county}`))
    expect(new Set(counties).size).toBe(counties.length)
  })
})

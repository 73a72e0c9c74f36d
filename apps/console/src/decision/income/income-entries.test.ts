import { incomeConfirmation, RECORD_OF } from '@hearthline/domain'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type AskedSource, countedIncomes, differs, readEntry, recordFields, startingEntry } from './income-entries.ts'
import { describeMissing, recordWords } from './income-words.ts'

const SCHEMA = z.toJSONSchema(incomeConfirmation.data, { unrepresentable: 'any', io: 'input' })
const DOCUMENT = '0b3c2c1e-6a5f-4c55-9d7e-0a1b2c3d4e60'
const place = { page: 1, left: 5_200, top: 2_700, width: 900, height: 160 }
const figure = (field: string, value: string, printed: string) => ({ field, value, printed, document: DOCUMENT, place })

const source: AskedSource = {
  source: '6e3f9f1c-52a4-4e6b-9d0e-6a4b7f0d1c11',
  person: 'Borrower',
  way: 'PAY_STUB',
  documents: [DOCUMENT],
  proposed: [
    figure('payer', 'Harbor Foods', 'Harbor Foods'),
    figure('payDate', '2026-11-13', '11/13/2026'),
    figure('periodEnd', '2026-11-07', '11/07/2026'),
    figure('regularCents', '557692', '$5,576.92'),
    figure('yearToDateCents', '12500000', '$125,000.00'),
  ],
}
const fields = recordFields(SCHEMA, 'PAY_STUB')

describe('the button that records', () => {
  it('does not call a refusal a confirmation', () => {
    expect(recordWords(['CONFIRMED', ''])).toBe('Confirm this income')
    expect(recordWords(['CONFIRMED', 'NOT_USABLE'])).toBe('Record what can be used')
    expect(recordWords(['NOT_USABLE'])).toBe('Record as not usable')
  })
})

describe('before there is a sum', () => {
  it('each box that it still needs is named once', () => {
    const { faults } = readEntry(source, startingEntry(source, fields), fields)
    expect(describeMissing([...faults, ...faults])).toBe(
      'Known once you enter: How often it is paid; Overtime, bonuses and commissions, year to date',
    )
    expect(describeMissing([{ field: `${source.source}.add` }])).toBe('Known once each document is entered')
  })
})

describe('what an operator confirms of a document', () => {
  it('has fields for every kind of record that a document becomes', () => {
    for (const kind of Object.values(RECORD_OF)) expect(recordFields(SCHEMA, kind).length, kind).toBeGreaterThan(2)
    expect(fields.map(({ label }) => label)).toContain('Regular pay of the period')
  })

  it('begins with what was read, and asks for what was not', () => {
    const entry = startingEntry(source, fields)
    expect(entry.records[0]).toMatchObject({ payer: 'Harbor Foods', regularCents: '5,576.92', payDate: '2026-11-13' })
    const { faults } = readEntry(source, entry, fields)
    expect(faults.map(({ field }) => field.split('.').at(-1))).toEqual(['frequency', 'yearToDateVariableCents'])
  })

  it('is a record in cents once it is complete, and comes to what the rules make of it', () => {
    const [read] = startingEntry(source, fields).records
    const entry = { outcome: 'CONFIRMED', why: '', records: [{ ...read, frequency: 'BIWEEKLY', yearToDateVariableCents: '0' }] } as const
    const { answer, faults } = readEntry(source, entry, fields)
    expect(faults).toEqual([])
    expect(z.safeParse(incomeConfirmation.data, { sources: [answer] }).success).toBe(true)
    expect(countedIncomes([answer], '2026-11-20').totalCents).toBe(557_692 * 26)
  })

  it('marks what is entered otherwise than it was read', () => {
    const [read] = startingEntry(source, fields).records
    expect(differs(read!, 'regularCents', '557692', fields)).toBe(false)
    expect(differs({ ...read, regularCents: '5000' }, 'regularCents', '557692', fields)).toBe(true)
  })

  it('needs words for the borrower where it cannot be used', () => {
    const refused = { ...startingEntry(source, fields), outcome: 'NOT_USABLE' } as const
    expect(readEntry(source, refused, fields).faults).toHaveLength(1)
    expect(readEntry(source, { ...refused, why: 'It has no date.' }, fields).answer).toMatchObject({ why: 'It has no date.', records: [] })
  })
})

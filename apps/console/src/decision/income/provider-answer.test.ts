import { describe, expect, it } from 'vitest'
import { providerAnswer } from './provider-answer.ts'

const SOURCE = '6e3f9f1c-52a4-4e6b-9d0e-6a4b7f0d1c11'
const reading = {
  source: SOURCE,
  reference: 'report-7',
  employment: 'ACTIVE',
  holder: { names: ['Jordan Marsh'], match: { outcome: 'NONE', score: 10 } },
  records: [
    {
      kind: 'PAY_STUB',
      payer: 'Harbor Foods',
      payDate: '2026-11-13',
      periodEnd: '2026-11-07',
      frequency: 'BIWEEKLY',
      regularCents: 557_692,
      yearToDateCents: 12_826_916,
      yearToDateVariableCents: 0,
    },
  ],
}
const file = {
  walk: [{ id: 'payroll-reading', data: { on: '2026-11-20', readings: [reading] } }],
  attempts: [
    { id: 1, item: 'payroll-reading', provider: 'older' },
    { id: 2, item: 'payroll-reading', provider: 'sandbox' },
    { id: 3, item: 'soft-credit', provider: 'bureau' },
  ],
} as unknown as Parameters<typeof providerAnswer>[0]

describe('a connected account in another name', () => {
  it('shows what the provider answered, in amounts, before anyone says whose it is', () => {
    const answer = providerAnswer(file, { source: SOURCE, way: 'PAYROLL' })
    expect(answer).toMatchObject({
      from: 'sandbox, report-7',
      job: 'Continues',
      records: [{ payer: 'Harbor Foods', regularCents: 557_692 }],
    })
    expect(answer?.comesTo.join()).toMatch(/^Harbor Foods: .*\$145,000/)
    expect(answer?.records[0]).not.toHaveProperty('kind')
  })
  it('has no answer of another source, nor of one that was not read', () => {
    expect(providerAnswer(file, { source: '6e3f9f1c-52a4-4e6b-9d0e-6a4b7f0d1c12', way: 'PAYROLL' })).toBeUndefined()
    expect(providerAnswer(file, { source: SOURCE, way: 'BANK' })).toBeUndefined()
  })
})

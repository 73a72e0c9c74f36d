import { INQUIRY_DEBT_KINDS, inquiryAttestation } from '@hearthline/domain'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { DEBT_WORDS, type InquiryRow, inquiryAnswers, inquiryProblems, inquiryRows } from './inquiry-rows.ts'

const asked = [
  { creditor: 'Coastline Auto Finance', on: '2026-11-12' },
  { creditor: 'Northgate Card', on: '2026-11-16' },
]
const car: InquiryRow = { newDebt: 'yes', kind: 'AUTO', balance: 21_000, payment: 412 }
const none: InquiryRow = { newDebt: 'no', kind: '', balance: null, payment: null }

describe('new inquiries', () => {
  it('are each answered, and a new debt with its kind, balance and payment', () => {
    expect(inquiryProblems(inquiryRows(asked)).map(({ field }) => field)).toEqual(['inquiries.0.newDebt', 'inquiries.1.newDebt'])
    expect(inquiryProblems([{ ...none, newDebt: 'yes' }, none]).map(({ field }) => field)).toEqual([
      'inquiries.0.kind',
      'inquiries.0.balanceCents',
      'inquiries.0.monthlyPaymentCents',
    ])
    expect(inquiryProblems([car, none])).toEqual([])
  })
  it('become an answer that the server accepts, and are read back from it', () => {
    const inquiries = inquiryAnswers(asked, [car, none])
    expect(inquiries).toEqual([
      { ...asked[0], newDebt: true, kind: 'AUTO', balanceCents: 2_100_000, monthlyPaymentCents: 41_200 },
      { ...asked[1], newDebt: false },
    ])
    expect(z.safeParse(inquiryAttestation.data, { newDebt: true, inquiries }).success).toBe(true)
    expect(inquiryRows(asked, inquiries)).toEqual([car, none])
  })
  it('leave no trace of a debt that was removed', () => {
    expect(inquiryAnswers(asked, [{ ...car, newDebt: 'no' }, none])[0]).toEqual({ ...asked[0], newDebt: false })
  })
  it('have a text for every kind that the server accepts', () =>
    expect(Object.keys(DEBT_WORDS).sort()).toEqual([...INQUIRY_DEBT_KINDS].sort()))
})

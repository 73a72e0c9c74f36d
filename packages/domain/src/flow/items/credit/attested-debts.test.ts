import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Item, Known } from '../../item.ts'
import { attestedDebts } from './attested-debts.ts'
import { exampleReport } from './example-report.ts'
import { hardCredit } from './hard-credit.ts'
import { inquiryAttestation } from './inquiry-attestation.ts'

const car = {
  creditor: 'Coastline Auto Finance',
  on: '2026-11-12',
  newDebt: true,
  kind: 'AUTO',
  balanceCents: 2_100_000,
  monthlyPaymentCents: 41_200,
} as const
const none = { creditor: 'Northgate Card', on: '2026-11-16', newDebt: false } as const

const knownWith = (inquiries: unknown[], tradelines = exampleReport.tradelines): Known => {
  const data: Record<string, unknown> = {
    [hardCredit.id]: { ...exampleReport, tradelines },
    [inquiryAttestation.id]: { newDebt: true, inquiries },
  }
  return ((item: Item) => data[item.id]) as Known
}

describe('what the borrower attests to have opened', () => {
  it('counts as a debt, unlike an inquiry that led to no account', () => {
    expect(attestedDebts(knownWith([car, none]))).toMatchObject([
      { creditor: 'Coastline Auto Finance', kind: 'AUTO', status: 'OPEN', balanceCents: 2_100_000, monthlyPaymentCents: 41_200 },
    ])
  })
  it('is not counted twice where the report shows it already', () => {
    const [mortgage] = exampleReport.tradelines
    const reported = { ...mortgage!, id: 'auto-9', kind: 'AUTO' as const, creditor: 'COASTLINE AUTO FINANCE', openedOn: '2026-11-14' }
    expect(attestedDebts(knownWith([car], [...exampleReport.tradelines, reported]))).toEqual([])
    // An older account of the same lender is another debt.
    expect(attestedDebts(knownWith([car], [...exampleReport.tradelines, { ...reported, openedOn: '2019-01-02' }]))).toHaveLength(1)
  })
  it('a mortgage on another home is never a lien on this one', () => {
    expect(attestedDebts(knownWith([{ ...car, kind: 'MORTGAGE' }]))).toMatchObject([{ kind: 'MORTGAGE', securedBy: 'OTHER' }])
  })
})

describe('an attestation', () => {
  const fields = (answer: unknown) => z.safeParse(inquiryAttestation.data, answer).error?.issues.map(({ path }) => path.join('.'))
  it('says of a debt what it is, what is owed and what is paid', () => {
    expect(fields({ newDebt: true, inquiries: [{ ...none, newDebt: true }] })).toEqual([
      'inquiries.0.kind',
      'inquiries.0.balanceCents',
      'inquiries.0.monthlyPaymentCents',
    ])
    expect(fields({ newDebt: true, inquiries: [car, none] })).toBeUndefined()
    expect(fields({ newDebt: false })).toBeUndefined()
  })
  it('does not allow accepting and refusing at once', () => {
    expect(fields({ newDebt: true })).toEqual(['newDebt'])
    expect(fields({ newDebt: false, inquiries: [car] })).toEqual(['newDebt'])
  })
})

import { describe, expect, it } from 'vitest'
import type { CreditReport } from '../facts/credit-report.ts'
import type { Refusal } from '../flow/items/decision/refusal.ts'
import { type Applicant, soundApplicant } from '../underwriting/sound-applicant.fixture.ts'
import { underwrite } from '../underwriting/underwrite.ts'
import type { UnderwritingInput } from '../underwriting/underwriting-input.ts'
import { noticeOf, refusalNote, refusalReasons } from './adverse-action-notice.ts'

const parties = {
  lender: { legalName: 'House, Inc.', address: '1 A Street', phone: '888', email: 'a@house.example', nmlsNumber: '1' },
  agency: 'NCUA' as const,
  applicant: { name: 'Ana Reyes', address: '12 Alder Way' },
}
const factors = ['Too many balances', 'Short history', 'New accounts', 'High use', 'Too many inquiries last 12 months']
const report: CreditReport = {
  ...soundApplicant().credit,
  bureauAddress: 'P.O. Box 1',
  scoreFactors: factors.map((text, index) => ({ code: String(index), text })),
}
const three = [...report.tradelines, { ...report.tradelines[1]!, id: 'card-2', balanceCents: 0, monthlyPaymentCents: 0 }]

const refusedBy = (applicant: Applicant, changes: Partial<UnderwritingInput> = {}): Refusal => ({
  by: 'RULES',
  item: 'first-decision',
  decision: underwrite(soundApplicant(applicant, changes)),
})
const told = (refusal: Refusal, score: number | undefined) => noticeOf(refusal, parties, { report, pulledOn: '2026-11-20', counted: score })

describe('the notice of action taken', () => {
  it('names the reasons of the form, most weighty first, and the score that was used with its range, day, source and factors', () => {
    const notice = told(refusedBy({ score: 600, otherDebtDollars: 30_000 }), 600)
    expect(notice.reasons).toEqual([
      { code: 'LIMITED_CREDIT_EXPERIENCE', text: 'Limited credit experience' },
      { code: 'EXCESSIVE_OBLIGATIONS', text: 'Excessive obligations in relation to income' },
    ])
    expect(notice.score).toEqual({
      value: 600,
      min: 300,
      max: 850,
      on: '2026-11-20',
      source: 'Cedar Credit Bureau',
      // four, and the inquiries as the fifth (FCRA 609(f)(9))
      factors,
    })
    expect(notice.bureau).toEqual({
      name: 'Cedar Credit Bureau',
      address: 'P.O. Box 1',
      phone: '8005550100',
      url: 'https://bureau.example',
    })
    expect(notice.fcra.join(' ')).toContain('no later than 60 days after you receive this notice')
  })

  it('never calls the score itself a reason, nor leaves a bare "Other": what lowered the score is said', () => {
    const refusal = refusedBy({ score: 600 }, { credit: { ...soundApplicant({ score: 600 }).credit, tradelines: three } })
    const texts = refusalReasons(refusal, report).map((each) => each.text)
    expect(texts).toEqual(factors.slice(0, 4).map((text) => `Other: ${text}`))
  })

  it('says where the value or the land records counted that it came from another source', () => {
    const equity = told(refusedBy({ score: 690, valueDollars: 500_000, mortgageDollars: 420_000 }), 690)
    expect(equity.fcra.at(-1)).toContain('other than a consumer reporting agency')
    expect(told(refusedBy({ score: 600 }), 600).fcra.at(-1)).not.toContain('other than a consumer reporting agency')
  })

  it('of what is not offered here: no reasons of credit, no score, no report, but an answer in words', () => {
    const refusal = refusedBy({ score: 500 }, { listedForSale: true })
    const notice = told(refusal, 500)
    expect(notice).toMatchObject({ kind: 'NOT_OFFERED', reasons: [], score: null, bureau: null, fcra: [] })
    expect(refusalNote(refusal)).toBe(notice.actionTaken)
    expect(notice.actionTaken).toContain('no decision was made on your credit. Your home is listed for sale.')
  })

  it('of a person’s refusal names what that person chose, and what rests on it', () => {
    const review = { outcome: 'REFUSED', reason: 'The deed names another.', reasonCodes: ['OTHER'] } as const
    const owner = told({ by: 'PERSON', item: 'ownership-review', review: { ...review, reasonCodes: ['OTHER'] } }, undefined)
    expect(owner.reasons).toEqual([{ code: 'OTHER', text: 'Other: The deed names another.' }])
    expect([owner.bureau, owner.score, owner.fcra.length]).toEqual([null, null, 1])
    const late = told({ by: 'PERSON', item: 'delinquency-review', review: { ...review, reasonCodes: ['DELINQUENT_OBLIGATIONS'] } }, 700)
    expect([late.bureau?.name, late.score]).toEqual(['Cedar Credit Bureau', null])
  })

  it('carries the notice of equal opportunity with the lender’s own agency', () => {
    expect(told(refusedBy({ score: 600 }), 600).ecoa).toMatch(
      /^The Federal Equal Credit Opportunity Act .+ is National Credit Union Administration, .+22314\.$/,
    )
  })
})

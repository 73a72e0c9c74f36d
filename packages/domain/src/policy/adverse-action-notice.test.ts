import { describe, expect, it } from 'vitest'
import type { CreditReport } from '../facts/credit-report.ts'
import type { Refusal } from '../flow/items/decision/refusal.ts'
import { denialReasons } from '../hmda/denial-reasons.ts'
import { underwrite } from '../underwriting/decision/underwrite.ts'
import { type Applicant, qualifiedApplicant } from '../underwriting/situation/qualified-applicant.fixture.ts'
import type { UnderwritingInput } from '../underwriting/situation/underwriting-input.ts'
import { noticeOf, refusalNote, refusalReasons } from './adverse-action-notice.ts'

const parties = {
  lender: { legalName: 'House, Inc.', address: '1 A Street', phone: '888', email: 'a@house.example', nmlsNumber: '1' },
  agency: 'NCUA' as const,
  applicant: { name: 'Ana Reyes', address: '12 Alder Way' },
}
const factors = ['Too many balances', 'Short history', 'New accounts', 'High use', 'Too many inquiries last 12 months']
const report: CreditReport = {
  ...qualifiedApplicant().credit,
  bureauAddress: 'P.O. Box 1',
  scoreFactors: factors.map((text, index) => ({ code: String(index), text })),
}
const three = [...report.tradelines, { ...report.tradelines[1]!, id: 'card-2', balanceCents: 0, monthlyPaymentCents: 0 }]

type RefusedByRules = Extract<Refusal, { by: 'RULES' }>
const refusedBy = (applicant: Applicant, changes: Partial<UnderwritingInput> = {}): Refusal => ({
  by: 'RULES',
  item: 'first-decision',
  decision: underwrite(qualifiedApplicant(applicant, changes)),
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
    const refusal = refusedBy({ score: 600 }, { credit: { ...qualifiedApplicant({ score: 600 }).credit, tradelines: three } })
    const texts = refusalReasons(refusal, report).map((each) => each.text)
    expect(texts).toEqual(factors.slice(0, 4).map((text) => `Other: ${text}`))
  })

  it.each([
    ['BANKRUPTCY', 'Bankruptcy'],
    ['FORECLOSURE', 'Foreclosure or repossession'],
  ] as const)('answers %s, which refuses by itself, as a denial with that reason (comments 9-5, 9(b)(2)-8)', (kind, text) => {
    const credit = { ...qualifiedApplicant().credit, publicRecords: [{ kind, filedOn: '2025-06-01', satisfied: true }] }
    const notice = told(refusedBy({}, { credit }), 748)
    expect(notice).toMatchObject({ kind: 'ADVERSE_ACTION', reasons: [{ code: kind, text }] })
  })

  it('says where the value or the land records counted that it came from another source', () => {
    const equity = told(refusedBy({ score: 690, valueDollars: 500_000, mortgageDollars: 420_000 }), 690)
    expect(equity.fcra.at(-1)).toContain('other than a consumer reporting agency')
    expect(told(refusedBy({ score: 600 }), 600).fcra.at(-1)).not.toContain('other than a consumer reporting agency')
  })

  it('answers a refusal for the home itself with its reason, and with no reason of credit, score or report that decided nothing', () => {
    const refusal = refusedBy({ score: 500 }, { listedForSale: true })
    const notice = told(refusal, 500)
    expect(notice).toMatchObject({ kind: 'ADVERSE_ACTION', score: null, bureau: null })
    expect(notice.reasons).toEqual([{ code: 'OTHER', text: 'Other: The home is for sale' }])
    expect(refusalNote(refusal)).toBe(notice.actionTaken)
    expect(notice.actionTaken).toContain('no decision was made on your credit. Your home is listed for sale.')
    // No decision was made on credit, so none was based on anything.
    expect(notice.fcra).toEqual([
      expect.stringMatching(/^Our decision not to offer a line on this home was based .+ other than a consumer reporting agency\./),
    ])
    expect(notice.fcra.join(' ')).not.toContain('credit decision')
  })

  it('names no outside source for what the applicant alone said', () => {
    const refusal = refusedBy({}, { listedForSale: true })
    const notice = noticeOf(refusal, parties, undefined, new Set(['LISTED']))
    expect(notice).toMatchObject({ reasons: [{ text: 'Other: The home is for sale' }], fcra: [] })
  })

  it('says after the home was valued that a refusal for the home alone used neither the report nor the score', () => {
    const onHome: Refusal = { ...(refusedBy({}, { condition: 'POOR' }) as RefusedByRules), item: 'final-decision' }
    const notice = told(onHome, 780)
    expect(notice).toMatchObject({ score: null, bureau: null, reasons: [{ code: 'INSUFFICIENT_COLLATERAL' }] })
    expect(notice.actionTaken).toContain('was not approved')
    expect(notice.fcra).toEqual([expect.stringMatching(/^Our credit decision was based .+ other than a consumer reporting agency\./)])
    // The share of the value that we lend goes by the score.
    const onValue = {
      ...(refusedBy({ score: 690, valueDollars: 500_000, mortgageDollars: 420_000 }) as RefusedByRules),
      item: 'final-decision',
    } as const
    expect(told(onValue, 690).score?.value).toBe(690)
  })

  it('names the agency where it stands: in the notice, and not below', () => {
    const text = told(refusedBy({ score: 600 }), 600).fcra.join(' ')
    expect(text).toContain('the consumer reporting agency listed in this notice.')
    expect(text).not.toContain('below')
  })

  it('says that a verified income came from another source', () => {
    const { income } = qualifiedApplicant()
    const refusal = refusedBy({ otherDebtDollars: 30_000 }, { income: { ...income, verified: true } })
    expect(told(refusal, 748).fcra.at(-1)).toContain('other than a consumer reporting agency')
    expect(told(refusedBy({ otherDebtDollars: 30_000 }), 748).fcra.at(-1)).not.toContain('other than a consumer reporting agency')
  })

  it.each([
    ['a kind of home that we do not accept', { property: { ...qualifiedApplicant().property, kind: 'COOPERATIVE' as const } }],
    ['a home in poor condition', { condition: 'POOR' as const }],
  ])('names the collateral for %s, as the form words it', (_what, changes) => {
    const refusal = refusedBy({}, changes)
    expect(told(refusal, 780).reasons).toEqual([{ code: 'INSUFFICIENT_COLLATERAL', text: 'Value or type of collateral not sufficient' }])
    expect(denialReasons(refusal, report)).toEqual([{ code: 4 }])
  })

  it('of a state where we do not lend says that no decision was made, and gives no reasons', () => {
    const notice = told(refusedBy({ state: 'DE' }), 780)
    expect(notice).toMatchObject({ kind: 'NOT_OFFERED', reasons: [], score: null, bureau: null, fcra: [] })
    expect(notice.actionTaken).toContain('no decision was made on your credit')
  })

  describe('of a score under the guideline of 2026-12', () => {
    const from = { on: '2026-11-24' } as const
    const late = (texts: readonly string[], changes: Partial<UnderwritingInput> = {}, applicant: Applicant = {}) => {
      const input = qualifiedApplicant({ score: 610, ...applicant })
      const credit = {
        ...input.credit,
        tradelines: input.credit.tradelines.map((line, index) => ({ ...line, late30In12Months: index === 0 ? 1 : 0 })),
        scoreFactors: texts.map((text, index) => ({ code: String(index), text })),
      }
      return { refusal: refusedBy({ score: 610 }, { ...from, credit, ...changes }), credit }
    }

    it('names what the score says lowered it, and no late payment that it did not weigh', () => {
      const { refusal, credit } = late(['Balances too high'])
      expect(refusalReasons(refusal, credit)).toEqual([{ code: 'OTHER', text: 'Other: Balances too high' }])
      expect(denialReasons(refusal, credit)).toEqual([{ code: 3 }])
    })

    it('uses the words of the form only where they mean the same, in the order in which the score was lowered', () => {
      const { refusal, credit } = late([
        'Too many accounts with balances',
        'Number of accounts with delinquency',
        'Too many inquiries last 12 months',
      ])
      expect(refusalReasons(refusal, credit).map(({ text }) => text)).toEqual([
        'Other: Too many accounts with balances',
        'Delinquent past or present credit obligations with others',
        'Number of recent inquiries on credit bureau report',
      ])
    })

    it('leaves out a fourth factor of the score rather than another limit that failed', () => {
      const { refusal, credit } = late(factors, {}, { otherDebtDollars: 30_000 })
      const texts = refusalReasons(refusal, credit).map(({ text }) => text)
      expect(texts).toHaveLength(4)
      expect(texts.slice(0, 3)).toEqual(factors.slice(0, 3).map((text) => `Other: ${text}`))
      expect(texts[3]).toBe('Excessive obligations in relation to income')
    })

    it('falls back on what the report shows where the score came without factors', () => {
      const { refusal, credit } = late([])
      expect(refusalReasons(refusal, credit)[0]?.code).toBe('DELINQUENT_OBLIGATIONS')
    })

    it('replays a decision of before with the reasons of before', () => {
      const { refusal } = late(['Balances too high'], { on: '2026-11-21' })
      expect(refusal.by === 'RULES' && refusal.decision.limits.find(({ limit }) => limit === 'SCORE')?.reasonCodes).toContain(
        'DELINQUENT_OBLIGATIONS',
      )
    })
  })

  it.each([
    ['INCOMPLETE', 'Credit application incomplete', 'We asked you for what was missing on Thursday, December 24'],
    ['COUNTEROFFER', 'Other: The terms that we offered in place of those you asked for were not accepted in time', 'Thursday, December 24'],
    [
      'UNDECIDED',
      'Other: We did not finish our own review within 30 days of your completed application (Reviewing who owns the home)',
      'The delay was ours. It says nothing about your credit or your home. You may apply again',
    ],
  ] as const)('of an application that time ended as %s says so', (because, reason, words) => {
    const ended = { because, item: 'ownership-review', title: 'Reviewing who owns the home', from: '2026-12-24' }
    const notice = told({ by: 'TIME', item: 'action-clock', ended }, undefined)
    expect(notice).toMatchObject({ kind: 'ADVERSE_ACTION', score: null, bureau: null, fcra: [] })
    expect(notice.reasons.map(({ text }) => text)).toEqual([reason])
    expect(notice.actionTaken).toContain(words)
  })

  it('of a person’s refusal names what that person chose, and what rests on it', () => {
    const review = { outcome: 'REFUSED', reason: 'The deed names another.', reasonCodes: ['OTHER'] } as const
    const owner = told({ by: 'PERSON', item: 'ownership-review', review: { ...review, reasonCodes: ['OTHER'] } }, undefined)
    expect(owner.reasons).toEqual([{ code: 'OTHER', text: 'Other: The deed names another.' }])
    expect([owner.bureau, owner.score, owner.fcra.length]).toEqual([null, null, 1])
    const late = told({ by: 'PERSON', item: 'delinquency-review', review: { ...review, reasonCodes: ['DELINQUENT_OBLIGATIONS'] } }, 700)
    expect([late.bureau?.name, late.score]).toEqual(['Cedar Credit Bureau', null])
    const byPerson = (reasonCodes: ('INSUFFICIENT_COLLATERAL' | 'DELINQUENT_OBLIGATIONS')[]) =>
      told({ by: 'PERSON', item: 'final-review', review: { ...review, reasonCodes } }, 700)
    expect(byPerson(['INSUFFICIENT_COLLATERAL'])).toMatchObject({
      bureau: null,
      score: null,
      fcra: [expect.stringContaining('outside source')],
    })
    expect(byPerson(['DELINQUENT_OBLIGATIONS']).score?.value).toBe(700)
    expect(byPerson(['DELINQUENT_OBLIGATIONS']).fcra.join(' ')).not.toContain('outside source')
  })

  it('names the agency that made the report, whichever provider it came from', () => {
    const from = {
      bureau: 'Birch Reporting',
      bureauAddress: '9 Birch Road, Dover, DE 19901',
      bureauPhone: '8005550177',
      bureauUrl: 'https://birch.example',
    }
    const notice = noticeOf(refusedBy({ score: 600 }), parties, { report: { ...report, ...from }, pulledOn: '2026-11-20', counted: 600 })
    expect(notice.bureau).toEqual({ name: from.bureau, address: from.bureauAddress, phone: from.bureauPhone, url: from.bureauUrl })
    expect(notice.score?.source).toBe('Birch Reporting')
  })

  it('carries the notice of equal opportunity with the lender’s own agency', () => {
    expect(told(refusedBy({ score: 600 }), 600).ecoa).toMatch(
      /^The Federal Equal Credit Opportunity Act .+ is National Credit Union Administration, .+22314\.$/,
    )
  })
})

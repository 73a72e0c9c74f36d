import { describe, expect, it } from 'vitest'
import { underwrite } from '../decision/underwrite.ts'
import type { Change, LimitName } from '../limits/limit-result.ts'
import { type Applicant, qualifiedApplicant } from '../situation/qualified-applicant.fixture.ts'
import type { UnderwritingInput } from '../situation/underwriting-input.ts'
import { describeApprovalPath } from './describe-approval-path.ts'
import { explainPlan } from './explain-plan.ts'
import { formatDay, formatFigure, formatList } from './format-figure.ts'
import { explainLimit } from './limit-text.ts'

function told(limit: LimitName, applicant: Applicant = {}, changes: Partial<UnderwritingInput> = {}): string {
  const decision = underwrite(qualifiedApplicant(applicant, changes))
  return explainLimit(decision.limits.find((each) => each.limit === limit)!, decision).explanation
}

describe('figures', () => {
  it('are written the usual way', () => {
    expect(formatFigure({ unit: 'BASIS_POINTS', value: 8700 })).toBe('87%')
    expect(formatFigure({ unit: 'BASIS_POINTS', value: 5312 })).toBe('53.12%')
    expect(formatFigure({ unit: 'BASIS_POINTS', value: 5310 })).toBe('53.1%')
    expect(formatFigure({ unit: 'BASIS_POINTS', value: 99_999 })).toBe('more than 999%')
    expect(formatFigure({ unit: 'CENTS', value: 1_500_000 })).toBe('$15,000')
    expect(formatFigure({ unit: 'CENTS', value: 11_750 })).toBe('$117.50')
    expect(formatFigure({ unit: 'DAYS', value: 1 })).toBe('1 day')
    expect(formatFigure({ unit: 'NAME', value: 'COOPERATIVE' })).toBe('co-op apartment')
    expect(formatList(['one', 'two', 'three'])).toBe('one, two and three')
  })

  it('omit the year of a date only where it is unambiguous', () => {
    expect(formatDay('2027-02-19', '2026-11-21')).toBe('Friday, February 19')
    expect(formatDay('2030-05-02', '2026-11-21')).toBe('Thursday, May 2, 2030')
  })
})

describe('a limit in words', () => {
  it('has the numbers of both sides', () => {
    expect(told('DTI', { otherDebtDollars: 5_790 })).toBe(
      'Monthly payments of $7,118, with a line of $15,000, compared with an income of $12,083 a month before tax. That is 58.91%; we accept up to 50%.',
    )
    expect(told('CLTV', { score: 690, valueDollars: 500_000, mortgageDollars: 420_000 })).toBe(
      'Loans of $435,000, with a line of $15,000, on a home valued at $500,000. That is 87% of the value; at your credit score we lend up to 75%.',
    )
    expect(told('CLTV', { score: 792, valueDollars: 500_000, mortgageDollars: 420_000, state: 'TX' })).toContain(
      'That is 91% of the value; in your state we lend up to 80%.',
    )
    expect(told('CLTV', { score: 690, valueDollars: 500_000, mortgageDollars: 420_000, state: 'TX' })).toContain(
      'at your credit score we lend up to 75%.',
    )
    expect(told('SCORE', { score: 600 })).toBe('Your score is 600, and we require at least 640 for a home like yours.')
  })

  it('says of each part of the monthly payments what it rests on', () => {
    const input = qualifiedApplicant({ otherDebtDollars: 5_790 }, { on: '2026-11-24' })
    const second = { id: 'record-2', kind: 'HELOC', holder: 'Cedar Bank', balanceCents: 5_000_000, position: 2, payOff: false } as const
    const tax = { ...second, id: 'tax-1', kind: 'TAX', holder: 'Sacramento County', balanceCents: 200_000, position: 3 } as const
    expect(told('DTI', { otherDebtDollars: 5_790 }, { on: '2026-11-24', liens: [...input.liens, second, tax] })).toBe(
      'Monthly payments of $7,957, with a line of $15,000, compared with an income of $12,083 a month before tax. That is 65.86%; we accept up to 50%. ' +
        'Beside the line, each month we count: Accounts in the credit report: $7,000. ' +
        'Loan at Cedar Bank: $661, estimated because no account in the credit report shows its payment. ' +
        'Recorded claim of Sacramento County: $100, estimated because no payment plan is known. ' +
        'Property tax: $447, estimated from the median of California, 2024. The mortgage payment in the credit report can already cover it, so it is not counted again. ' +
        'Home insurance: $124, estimated from the average of California, 2022. The mortgage payment in the credit report can already cover $37 of it, so that is not counted again. ' +
        'Association dues: not known, so nothing is counted.',
    )
  })

  it('tells a figure of the property’s record from an estimate, and dues from none', () => {
    const property = { ...qualifiedApplicant().property, annualTaxCents: 360_000, monthlyDuesCents: 0 }
    const words = told('DTI', { mortgagePaymentDollars: 0 }, { on: '2026-11-24', property })
    expect(words).toContain('Property tax: $300, from the property’s record. Home insurance')
    expect(words).toContain('Association dues: none, from the property’s record.')
    const condominium = { ...qualifiedApplicant().property, kind: 'CONDOMINIUM' as const }
    expect(told('DTI', {}, { on: '2026-11-24', property: condominium })).toContain(
      'Association dues: $135, estimated from the median of the country, 2024.',
    )
    expect(told('DTI', {}, { on: '2026-11-24', attestedAccountIds: ['card-1'] })).toContain('Accounts stated but not yet reported: $244.')
  })

  it('says that a product that is not offered has nothing to do with credit, and from which day it is', () => {
    const property = { ...qualifiedApplicant().property, lastTransferOn: '2026-10-22' }
    expect(told('TRANSFER', {}, { property })).toBe(
      'Your home was last bought or transferred 30 days before our review. We can lend once 90 days have passed, starting Thursday, January 21. This is not about your credit.',
    )
  })

  it('claims nothing of a condition that no one has seen, and says when it is checked', () => {
    const condition = (changes: Partial<UnderwritingInput>) => told('PROPERTY_CONDITION', {}, changes)
    const { value } = qualifiedApplicant()
    expect(condition({ value: { ...value, source: 'ESTIMATE' } })).toBe(
      'We don’t know your home’s condition yet. A professional will check it before closing.',
    )
    expect(condition({})).toBe(
      'We did not check your home’s condition for this decision. If a professional visits it before closing, we check it then.',
    )
    expect(condition({ condition: 'GOOD' })).toBe('Your home’s condition meets our requirements.')
    expect(condition({ condition: 'FAIR' })).toBe('Your home is in fair condition, so an underwriter reviews it.')
    expect(condition({ condition: 'POOR' })).toContain('Your home is in poor condition.')
  })

  it('is whole sentences for every limit, passed or failed', () => {
    const bad = qualifiedApplicant(
      { score: 560, valueDollars: 120_000, mortgageDollars: 119_000, otherDebtDollars: 20_000, state: 'NY' },
      { listedForSale: true, condition: 'POOR' },
    )
    for (const input of [qualifiedApplicant(), bad]) {
      const decision = underwrite(input)
      for (const limit of decision.limits) {
        const { title, explanation } = explainLimit(limit, decision)
        expect(title).toMatch(/^[A-Z].+[a-z]$/)
        expect(explanation).toMatch(/^[A-Z].+\.$/)
        expect(explanation).not.toMatch(/undefined|NaN|_/)
      }
    }
  })
})

describe('an approval path of several steps in words', () => {
  const described = (changes: readonly Omit<Change, 'passesAll'>[]) => {
    const { credit } = qualifiedApplicant()
    const input = qualifiedApplicant(
      {},
      { credit: { ...credit, tradelines: [...credit.tradelines, { ...credit.tradelines[1]!, id: 'card-2', last4: '4022' }] } },
    )
    const path = { id: 'x', takeNow: true, asks: 'NOTHING' as const, checkOn: null, wouldBe: [], maximumLineCents: 40_000_000 }
    return describeApprovalPath({ ...path, changes: changes.map((change) => ({ ...change, passesAll: false })) }, input)
  }

  it('says each step once, and what follows after the last', () => {
    const { title, detail } = described([
      { kind: 'PAY_OFF_ACCOUNT', accountId: 'card-1', amountCents: 1_218_000 },
      { kind: 'LOWER_AMOUNT', amountCents: 1_250_000 },
    ])
    expect(title).toBe('Pay off Visa, ending 4021 with this line, and ask for at most $12,500')
    expect(detail.split('\n')).toEqual([
      'First: $12,180 of the line pays it off, and its payments end.',
      'Second: $12,500 is below our usual smallest line, so an underwriter must approve it.',
      'The largest line would then be $400,000.',
    ])
  })

  it('lists accounts without a comma in their names, and three steps with one before each', () => {
    const { title } = described([
      { kind: 'PAY_OFF_YOURSELF', accountIds: ['card-1', 'card-2'], amountCents: 2_436_000 },
      { kind: 'HIGHER_SCORE', score: 640 },
      { kind: 'MORE_INCOME', amountCents: 50_000 },
    ])
    expect(title).toBe(
      'Pay off Visa ending 4021 and Visa ending 4022 yourself, raise your credit score to 640, and add $500 a month of your own income',
    )
  })

  it('pays off with the line what is left of a loan that is paid down first', () => {
    const { title } = described([
      { kind: 'PAY_DOWN_LIENS', accountId: 'mortgage-1', amountCents: 54_900 },
      { kind: 'FIRST_LIEN', accountId: 'mortgage-1', amountCents: 17_945_100 },
    ])
    expect(title).toBe('Pay $549 toward First Harbor Bank, ending 2210, and pay off the rest of it with this line')
  })
})

describe('a plan in words', () => {
  it('says what happened and what is still missing', () => {
    expect(explainPlan({ state: 'WOULD_PASS', maximumLineCents: 26_500_000 }, '2027-02-19')).toContain(
      'a line of up to $265,000. Apply again',
    )
    expect(
      explainPlan({ state: 'WOULD_NOT_PASS', missing: ['DTI', 'SCORE'], nextApprovalPath: 'Raise your credit score to 640' }, '2027-02-19'),
    ).toBe(
      'Under our rules on Friday, February 19, the change you planned would not be enough. Still missing: “Your credit score” and “Monthly payments compared with your income”. What would qualify now: Raise your credit score to 640.',
    )
  })
})

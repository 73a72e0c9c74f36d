import { describe, expect, it } from 'vitest'
import type { LimitName } from '../limit-result.ts'
import { type Applicant, soundApplicant } from '../sound-applicant.fixture.ts'
import { underwrite } from '../underwrite.ts'
import type { UnderwritingInput } from '../underwriting-input.ts'
import { dayWords, figureWords, listWords } from './figure-words.ts'
import { explainLimit } from './limit-words.ts'
import { planWords } from './plan-words.ts'

function told(limit: LimitName, applicant: Applicant = {}, changes: Partial<UnderwritingInput> = {}): string {
  const decision = underwrite(soundApplicant(applicant, changes))
  return explainLimit(decision.limits.find((each) => each.limit === limit)!, decision).explanation
}

describe('figures', () => {
  it('read as people write them', () => {
    expect(figureWords({ unit: 'BASIS_POINTS', value: 8700 })).toBe('87%')
    expect(figureWords({ unit: 'BASIS_POINTS', value: 5312 })).toBe('53.12%')
    expect(figureWords({ unit: 'BASIS_POINTS', value: 5310 })).toBe('53.1%')
    expect(figureWords({ unit: 'BASIS_POINTS', value: 99_999 })).toBe('more than 999%')
    expect(figureWords({ unit: 'CENTS', value: 1_500_000 })).toBe('$15,000')
    expect(figureWords({ unit: 'CENTS', value: 11_750 })).toBe('$117.50')
    expect(figureWords({ unit: 'DAYS', value: 1 })).toBe('1 day')
    expect(figureWords({ unit: 'NAME', value: 'COOPERATIVE' })).toBe('co-op apartment')
    expect(listWords(['one', 'two', 'three'])).toBe('one, two and three')
  })

  it('name a day without its year only where no other can be meant', () => {
    expect(dayWords('2027-02-19', '2026-11-21')).toBe('Friday, 19 February')
    expect(dayWords('2030-05-02', '2026-11-21')).toBe('Thursday, 2 May 2030')
  })
})

describe('a limit in words', () => {
  it('has the numbers of both sides', () => {
    expect(told('DTI', { otherDebtDollars: 5_790 })).toBe(
      'Monthly payments of $7,118, with a line of $15,000, against an income of $12,083 a month before tax. That is 58.91%; we accept up to 50%.',
    )
    expect(told('CLTV', { score: 690, valueDollars: 500_000, mortgageDollars: 420_000 })).toBe(
      'Loans of $435,000, with a line of $15,000, on a home valued at $500,000. That is 87% of the value; at your credit score we lend up to 75%.',
    )
    expect(told('SCORE', { score: 600 })).toBe('Your score is 600, and we ask for at least 640 for a home like yours.')
  })

  it('says of what is not offered that it is not about credit, and from which day', () => {
    const property = { ...soundApplicant().property, lastTransferOn: '2026-10-22' }
    expect(told('TRANSFER', {}, { property })).toBe(
      'Your home was last bought or transferred 30 days before we looked. We lend once 90 days have passed, from Thursday, 21 January. This says nothing about your credit.',
    )
  })

  it('is whole sentences for every limit, passed or failed', () => {
    const bad = soundApplicant(
      { score: 560, valueDollars: 120_000, mortgageDollars: 119_000, otherDebtDollars: 20_000, state: 'NY' },
      { listedForSale: true, condition: 'POOR' },
    )
    for (const input of [soundApplicant(), bad]) {
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

describe('a plan in words', () => {
  it('says what came of it, and what is still missing', () => {
    expect(planWords({ state: 'WOULD_PASS', maximumLineCents: 26_500_000 }, '2027-02-19')).toContain(
      'a line of up to $265,000. Apply again',
    )
    expect(planWords({ state: 'WOULD_NOT_PASS', missing: ['DTI', 'SCORE'], nextWay: 'Raise your credit score to 640' }, '2027-02-19')).toBe(
      'By our rules of Friday, 19 February, the change you planned would not be enough. Still missing: “Your credit score” and “Monthly payments against your income”. What would pass now: Raise your credit score to 640.',
    )
  })
})

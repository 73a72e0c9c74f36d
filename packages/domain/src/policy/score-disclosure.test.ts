import { describe, expect, it } from 'vitest'
import type { CreditReport } from '../facts/credit-report.ts'
import { underwrite } from '../underwriting/decision/underwrite.ts'
import { qualifiedApplicant } from '../underwriting/situation/qualified-applicant.fixture.ts'
import { scoreDisclosureLayout } from './score-disclosure.ts'
import { SCORE_DISTRIBUTION, standingOfScore } from './score-distribution.ts'

const lender = { legalName: 'House, Inc.', address: '1 A Street', phone: '888', email: 'a@house.example', nmlsNumber: '1' }
const parties = { lender, applicant: { name: 'Ana Reyes', address: '12 Alder Way' } }
const days = { pulledOn: '2026-11-20', madeOn: '2026-11-21' }

/** Of a report with these scores: the one that the decision used, and all that the disclosure says. */
function disclosed(scores: readonly number[], change: Partial<CreditReport> = {}) {
  const report: CreditReport = { ...qualifiedApplicant().credit, scores: [...scores], ...change }
  const { score } = underwrite(qualifiedApplicant({}, { credit: report })).figures
  return { score, layout: scoreDisclosureLayout({ parties, report, score, ...days }) }
}
const figuresOf = ({ layout }: ReturnType<typeof disclosed>) =>
  layout.sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'figure' ? [block.text] : [])))

describe('the credit score disclosure, by the examples of 12 CFR 1022.74', () => {
  it.each([
    // (d)(4)(ii)(A): who uses the low of several scores discloses that one. Here the lower of two counts, and of three the middle one.
    ['the low one where the low one of two was used', [700, 650], 650],
    ['the one in the middle where that was used', [800, 650, 702], 702],
    ['the only one', [748], 748],
  ] as const)('shows one score of several: %s', (_which, scores, used) => {
    const shown = disclosed(scores)
    expect(shown.score).toBe(used)
    expect(figuresOf(shown)).toEqual([String(used)])
    expect(shown.layout.title).toBe('Your credit score and the price you pay for credit')
  })

  it('is the one of no score where a report has a single trade line and no score: (f)(2)', () => {
    const [only] = qualifiedApplicant().credit.tradelines
    const shown = disclosed([], { tradelines: [only!] })
    expect([shown.score, figuresOf(shown)]).toEqual([undefined, []])
    expect(shown.layout.title).toBe('Credit scores and the price you pay for credit')
    expect(JSON.stringify(shown.layout)).toContain('Your credit score is not available from Cedar Credit Bureau')
  })

  it('compares over at least six ranges that are everyone together: (d)(1)(ii)(E)', () => {
    const { ranges } = SCORE_DISTRIBUTION
    expect(ranges.length).toBeGreaterThanOrEqual(6)
    expect(ranges.reduce((sum, { permille }) => sum + permille, 0)).toBe(1000)
    expect([standingOfScore(748)?.belowPermille, standingOfScore(300)?.belowPermille]).toEqual([432, 0])
  })
})

import { describe, expect, it } from 'vitest'
import type { LawRule } from './law/law-rule.ts'
import { LAW_RULES } from './law.data.ts'
import { LAW_COLUMNS, lawFaults, lawRows } from './law.ts'

const sound: LawRule = {
  rule: 'A rule of the test',
  citation: '12 CFR 1',
  code: ['scripts/print/law.ts'],
  tests: [['scripts/print/law.test.ts', 'names code and tests that are there']],
  lawyer: 'Nothing.',
}
const faultsOf = (changes: Partial<LawRule>) => lawFaults([{ ...sound, ...changes }])

describe('The law page', () => {
  it('names code and tests that are there', () => {
    expect(lawFaults()).toEqual([])
    expect(faultsOf({})).toEqual([])
  })

  it('is refused where a file, a test file or a test is not there, or a rule claims to be kept by nothing', () => {
    expect(faultsOf({ code: ['scripts/print/gone.ts'] })[0]).toContain('names scripts/print/gone.ts')
    expect(faultsOf({ tests: [['scripts/print/gone.test.ts', 'x']] })[0]).toContain('names scripts/print/gone.test.ts')
    expect(faultsOf({ tests: [['scripts/print/docs-tables.test.ts', 'a title that no test has']] })[0]).toContain(
      'a title that no test has',
    )
    expect(faultsOf({ tests: [] })[0]).toContain('does not say what is missing')
    expect(faultsOf({ code: [], tests: [], missing: 'Not built yet.' })).toEqual([])
  })

  it('has a row for each rule, with its source and what a lawyer has to confirm', () => {
    expect(new Set(LAW_RULES.map(({ rule }) => rule)).size).toBe(LAW_RULES.length)
    for (const row of lawRows()) expect(row).toHaveLength(LAW_COLUMNS.length)
    for (const { citation, lawyer } of LAW_RULES) expect([citation, lawyer]).not.toContain('')
    const cited = LAW_RULES.map(({ citation }) => citation).join('; ')
    const asked = [
      '1026.40',
      '1026.6(a)',
      '1026.15',
      '1002.9',
      '1022.74',
      '1003, appendix B',
      '1003.4',
      '7001(c)',
      '4012a',
      '1026.32',
      '1026.40(h)',
      '9-5',
      '1002.5(d)(2)',
      '1002.14',
      '31 CFR 500',
      '3937',
      '50(a)(6)',
      '1002.6(b)(2)',
      '227',
      '5101',
      '314.4',
    ]
    for (const law of asked) expect(cited).toContain(law)
  })
})

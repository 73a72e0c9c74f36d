import { describe, expect, it } from 'vitest'
import { clockWords } from './clock-words.ts'

const clock = { kind: 'DECISION', who: 'TEAM', citation: '12 CFR 1002.9(a)(1)(i)', dueOn: '2026-12-31' } as const
const at = (moment: string) => clockWords(clock, Date.parse(moment))

describe('the days that the law leaves', () => {
  it('are counted at the lender’s place, and turn urgent as they end', () => {
    expect(at('2026-12-01T20:00:00Z')).toMatchObject({ tone: 'neutral', words: '30 days left by law' })
    expect(at('2026-12-24T20:00:00Z')).toMatchObject({ tone: 'caution', words: '7 days left by law' })
    expect(at('2026-12-30T20:00:00Z')).toMatchObject({ tone: 'critical', words: '1 day left by law' })
    // 11:30 PM on December 30 in Pacific Time
    expect(at('2026-12-31T07:30:00Z').words).toBe('1 day left by law')
    expect(at('2026-12-31T20:00:00Z').words).toBe('last day by law')
    expect(at('2027-01-01T20:00:00Z').words).toBe('past due by law')
  })
  it('say by when, for whom and under which rule', () => {
    expect(at('2026-12-01T20:00:00Z').title).toBe(
      'Our decision due Thursday, December 31, Pacific Time (12 CFR 1002.9(a)(1)(i)). Waiting for us.',
    )
    expect(clockWords({ ...clock, kind: 'REQUEST', who: 'BORROWER' }, Date.parse('2026-12-30T20:00:00Z'))).toMatchObject({
      tone: 'neutral',
    })
  })
})

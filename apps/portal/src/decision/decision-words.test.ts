import { describe, expect, it } from 'vitest'
import type { Plan, ShownLimit } from './decision-query.ts'
import { formatFigure, formatLimit, gaugeOf, shownReason } from './format-figure.ts'
import { failedLimits, formatPassedGroups } from './limit-groups.ts'
import { summarizePlan } from './summarize-plan.ts'

const limit = (name: ShownLimit['limit'], passed: boolean, more: Partial<ShownLimit> = {}): ShownLimit => ({
  limit: name,
  title: name,
  passed,
  decides: true,
  explanation: '',
  ...more,
})

describe('a figure in words', () => {
  it('keeps every digit: 50.01% over a limit of 50% is not shown as 50%', () => {
    expect(formatFigure({ unit: 'BASIS_POINTS', value: 5001 })).toBe('50.01%')
    expect(formatFigure({ unit: 'BASIS_POINTS', value: 5000 })).toBe('50%')
  })
  it('does not print a measure that means there is nothing to compare with', () => {
    expect(formatFigure({ unit: 'BASIS_POINTS', value: 99_999 })).toBe('more than 999%')
  })
  it('has its unit', () => {
    expect(formatFigure({ unit: 'CENTS', value: 500_050 })).toBe('$5,000.50')
    expect(formatFigure({ unit: 'DAYS', value: 1 })).toBe('1 day')
    expect(formatFigure({ unit: 'YEARS', value: 4 })).toBe('4 years')
    expect(formatFigure({ unit: 'DATE', value: '2024-05-12' })).toBe('May 12, 2024')
  })
  it('says of a score that more is better', () => {
    expect(formatLimit(limit('SCORE', false, { limitValue: { unit: 'POINTS', value: 640 } }))).toBe('at least 640')
    expect(formatLimit(limit('DTI', false, { limitValue: { unit: 'BASIS_POINTS', value: 5000 } }))).toBe('limit 50%')
    expect(formatLimit(limit('TRANSFER', false, { limitValue: { unit: 'DAYS', value: 90 } }))).toBe('we ask for more than 90 days')
  })
})

describe('a reason on the screen', () => {
  it('is the person’s own words where the form’s box says no more than “Other”', () => {
    expect(shownReason({ code: 'OTHER', text: 'Other: The deed names another owner.' })).toBe('The deed names another owner.')
    expect(shownReason({ code: 'BANKRUPTCY', text: 'Bankruptcy' })).toBe('Bankruptcy')
  })
})

describe('the gauge of a limit', () => {
  it('shows a value over its limit as longer than the mark, and inside the bar', () => {
    const gauge = gaugeOf({ yours: { unit: 'BASIS_POINTS', value: 23_000 }, limitValue: { unit: 'BASIS_POINTS', value: 5000 } })!
    expect(gauge.value).toBeGreaterThan(gauge.limit)
    expect(gauge.value).toBeLessThan(gauge.max)
  })
  it('begins a score at 300, where scores begin', () => {
    expect(gaugeOf({ yours: { unit: 'POINTS', value: 600 }, limitValue: { unit: 'POINTS', value: 640 } })).toEqual({
      value: 300,
      limit: 340,
      max: 550,
    })
  })
  it('is not drawn where lengths say nothing: a day against years', () => {
    expect(gaugeOf({ yours: { unit: 'DATE', value: '2024-05-12' }, limitValue: { unit: 'YEARS', value: 4 } })).toBeUndefined()
    expect(gaugeOf({ yours: { unit: 'DAYS', value: 30 }, limitValue: { unit: 'DAYS', value: 90 } })).toBeUndefined()
  })
})

describe('what passed', () => {
  const property = (['STATE', 'TRANSFER', 'LISTED', 'PROPERTY_KIND', 'PROPERTY_CONDITION'] as const).map((name) => limit(name, true))
  const history = (['BANKRUPTCY', 'FORECLOSURE', 'COLLECTIONS'] as const).map((name) => limit(name, true))
  it('is one row of names', () => {
    const limits = [limit('SCORE', true), ...history, limit('DELINQUENCY', true), ...property, limit('DTI', false)]
    expect(formatPassedGroups(limits)).toBe('Score, credit history, property')
  })
  it('never calls a credit history with a late payment clean, even when it did not decide', () => {
    const limits = [limit('SCORE', true), ...history, limit('DELINQUENCY', false, { decides: false }), limit('DTI', false)]
    expect(formatPassedGroups(limits)).toBe('Score')
    expect(failedLimits(limits).map((each) => each.limit)).toEqual(['DTI'])
  })
})

describe('a saved plan', () => {
  const plan = (state: Plan['state'], more: Partial<Plan> = {}): Plan => ({
    uuid: '11111111-1111-4111-8111-111111111111',
    way: 'x',
    title: 'Pay off the car loan',
    checkOn: '2026-11-24',
    state,
    ...more,
  })
  it('says when we check again', () => {
    expect(summarizePlan(plan('SAVED'))?.detail).toBe('We’ll check again on Tuesday, November 24 and email you.')
  })
  it('says what we found, and when', () => {
    const explanation = 'Under our rules on Tuesday, November 24, the change you planned would not be enough.'
    const checkedAt = '2026-11-24T18:00:00Z'
    expect(summarizePlan(plan('WOULD_NOT_PASS', { checkedAt, explanation }))?.detail).toBe(explanation)
    expect(summarizePlan(plan('WOULD_NOT_PASS', { checkedAt }))?.detail).toBe('We checked again on Tuesday, November 24.')
    expect(summarizePlan(plan('WOULD_PASS'))?.heading).toBe('You would qualify with your plan now')
  })
  it('is not shown once dropped', () => {
    expect(summarizePlan(plan('DROPPED'))).toBeUndefined()
  })
})

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DecisionDue } from './decision-due.tsx'

const clock = { kind: 'DECISION', who: 'TEAM', citation: '12 CFR 1002.9(a)(1)(i)', dueOn: '2026-12-24' } as const
const said = (day: string, more: object = {}) =>
  renderToStaticMarkup(<DecisionDue clock={{ ...clock, ...more }} now={Date.parse(`${day}T20:00:00Z`)} />)

describe('the last day of our own decision', () => {
  it('is told on the application’s page from a week before, with what follows', () => {
    expect(said('2026-12-16')).toBe('')
    expect(said('2026-12-17')).toContain('7 days left by law')
    expect(said('2026-12-17')).toContain('On Thursday, December 24 (Pacific Time) the application is refused by itself')
  })
  it('is none while the borrower is waited for', () => {
    expect(said('2026-12-23', { kind: 'REQUEST', who: 'BORROWER' })).toBe('')
  })
})

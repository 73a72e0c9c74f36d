import { describe, expect, it } from 'vitest'
import { mayDecide, mayDecideItem, mayRecordPayoff, mayWaiveConditions } from './use-me.ts'
import { anyOf, whoActs } from './who-acts.tsx'

describe('who has a control that someone else does not have', () => {
  it('is read from the rule that gives the control', () => {
    expect(whoActs(mayDecide, 'confirms or refuses the notice')).toBe(
      'An operator, an underwriter, or an administrator confirms or refuses the notice.',
    )
    expect(whoActs(mayWaiveConditions, 'may waive it')).toBe('An underwriter or an administrator may waive it.')
    expect(whoActs((roles) => mayRecordPayoff(roles, 'LENDER_PAID'), 'approves and records payments')).toBe(
      'A funder approves and records payments.',
    )
    expect(whoActs((roles) => mayDecideItem(roles, 'notary-session'), 'completes this')).toMatch(/^A closer, an operator, /)
  })
  it('is named in a row of the queue, where whoever serves the platform is an administrator', () => {
    expect([anyOf(['funder']), anyOf(['operator', 'administrator', 'platform-administrator'])]).toEqual([
      'a funder',
      'an operator or an administrator',
    ])
  })
})

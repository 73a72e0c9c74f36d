import type { FlagRule } from '@hearthline/domain'
import { describe, expect, it } from 'vitest'
import { draftOf, faultsOfDraft, newRule, ruleOf } from './rule-draft.ts'
import { describeRule } from './rule-words.ts'

const RULE: FlagRule = {
  enabled: true,
  organizations: ['HEARTH', 'RIOSOL'],
  states: ['CA', 'TX'],
  share: 12.5,
  isExperiment: true,
  from: '2026-11-01T07:00:00.000Z',
  until: '2026-12-01T08:00:00.000Z',
  variables: { zips: '95814' },
  isStopped: true,
}

describe('a rule in its form', () => {
  it('is the same rule when nothing was typed, also with a time of day that the form does not show', () => {
    expect(ruleOf(draftOf(RULE))).toEqual(RULE)
    expect(ruleOf(newRule)).toEqual({ enabled: true })
    const timed: FlagRule = { enabled: false, from: '2026-11-01T15:30:00.000Z', until: '2026-11-02T01:00:00.000Z' }
    expect(ruleOf(draftOf(timed))).toEqual(timed)
  })

  it('begins and ends at midnight in Pacific Time, the last day included', () => {
    const [month, year] = ['11', '2026']
    const rule = ruleOf({ ...newRule, from: { month, day: '2', year }, lastDay: { month, day: '2', year } })
    expect([rule.from, rule.until]).toEqual(['2026-11-02T08:00:00.000Z', '2026-11-03T08:00:00.000Z'])
    expect(describeRule(rule)).toBe('On for everyone, from Nov 2, 2026, through Nov 2, 2026.')
  })

  it('takes codes in any spelling, and says which are none', () => {
    expect(ruleOf({ ...newRule, states: 'ca; tx, CA' }).states).toEqual(['CA', 'TX'])
    expect(
      faultsOfDraft([newRule, { ...newRule, states: 'CA, XX', share: '10.555', from: { month: '13', day: '1', year: '2026' } }]),
    ).toEqual({
      '1.states': 'There is no state XX. Enter abbreviations, such as CA, TX',
      '1.share': 'Enter a percentage from 0 to 100, with at most two decimals',
      '1.from': 'Enter a date, such as 11/23/2026, or leave it empty',
    })
  })
})

it('a rule is described in a sentence', () => {
  expect(describeRule(RULE)).toBe(
    'Stopped. On for 12.5% of people, and the other way for the rest: an experiment, at HEARTH, RIOSOL, where the property is in CA, TX, from Nov 1, 2026, through Nov 30, 2026, with zips: 95814.',
  )
})

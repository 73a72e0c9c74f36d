import { describe, expect, it } from 'vitest'
import type { QueueRow } from './queue-pages.ts'
import { dueAt, formatAge, formatDuration, isPromised, serviceLevel } from './service-level.ts'

/** Written in the reader's own zone, as the promise is counted in it. */
const at = (year: number, month: number, day: number, hour = 0, minute = 0) => new Date(year, month - 1, day, hour, minute)
const level = (since: Date, now: Date) => serviceLevel(since.toISOString(), now.getTime())

describe('how long it has waited', () => {
  it('is shown in the largest whole unit', () => {
    expect([0, 59_999, 60_000, 3_599_999, 3_600_000, 86_399_999, 86_400_000, 3 * 86_400_000 - 1].map(formatDuration)).toEqual([
      'now',
      'now',
      '1 min',
      '59 min',
      '1 h',
      '23 h',
      '1 d',
      '2 d',
    ])
  })
  it('is "now" when the reader’s clock runs behind the server’s', () => {
    expect(formatAge('2026-11-24T10:00:00Z', Date.parse('2026-11-24T09:58:00Z'))).toBe('now')
  })
})

describe('one business day to review', () => {
  it('ends at the same time of the next working day', () => {
    expect(dueAt(at(2026, 11, 17, 10, 42).toISOString())).toEqual(at(2026, 11, 18, 10, 42))
  })
  it('does not count the weekend', () => {
    expect(dueAt(at(2026, 11, 20, 16).toISOString())).toEqual(at(2026, 11, 23, 16))
    expect(dueAt(at(2026, 11, 21, 9).toISOString())).toEqual(at(2026, 11, 23, 9))
  })
  it('does not count Thanksgiving, nor the Friday on which Independence Day is observed', () => {
    expect(dueAt(at(2026, 11, 25, 15).toISOString())).toEqual(at(2026, 11, 27, 15))
    expect(dueAt(at(2026, 7, 2, 15).toISOString())).toEqual(at(2026, 7, 6, 15))
  })
  it('is on time until the day it is due, then due today, then late by how much', () => {
    const since = at(2026, 11, 17, 10)
    expect(level(since, at(2026, 11, 17, 23, 59))).toEqual({ tone: 'neutral', words: 'on time' })
    expect(level(since, at(2026, 11, 18, 0, 1))).toEqual({ tone: 'caution', words: 'due today' })
    expect(level(since, at(2026, 11, 18, 10))).toEqual({ tone: 'caution', words: 'due today' })
    expect(level(since, at(2026, 11, 18, 13))).toEqual({ tone: 'critical', words: 'late 3 h' })
    expect(level(since, new Date(at(2026, 11, 18, 10).getTime() + 1))).toEqual({ tone: 'critical', words: 'late' })
  })
  it('refuses what is not an instant', () => {
    expect(() => dueAt('yesterday')).toThrow(RangeError)
  })
})

describe('what is followed on a day of its own', () => {
  const row = (kind: string, more: object = {}) =>
    ({ needsOperator: true, paperAsked: false, openTitle: 'Payoff to follow up', clock: { kind }, ...more }) as unknown as QueueRow

  it('is late by that day, and not by our promise of one', () => {
    expect(isPromised(row('PAYOFF_FOLLOW_UP'))).toBe(false)
    expect(isPromised(row('RESCISSION_RETURN', { openTitle: 'Canceled under the right to cancel' }))).toBe(false)
  })
  it('does not run while documents on paper are with whoever signs them', () => {
    for (const openTitle of ['Documents signed on paper', 'Documents that an additional signer signed on paper'])
      expect([isPromised(row('DECISION', { openTitle })), isPromised(row('DECISION', { openTitle, paperAsked: true }))]).toEqual([
        false,
        true,
      ])
  })
  it('leaves the promise to what else waits: a notice that no one checked, paper copies, a decision', () => {
    expect(isPromised(row('RESCISSION_RETURN', { openTitle: 'Notice of the right to cancel: a second person checks it' }))).toBe(true)
    expect(isPromised(row('PAYOFF_FOLLOW_UP', { paperAsked: true }))).toBe(true)
    expect(isPromised(row('DECISION'))).toBe(true)
  })
})

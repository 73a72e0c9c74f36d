/** Money is with the borrower when the bank says so, and no day before that is one on which it is. */
import { describe, expect, it } from 'vitest'
import { type DateLine, FLOW, factsUpTo, type Item, keyDates, nextDate, walk } from '../index.ts'
import { disbursement } from './items/funding/disbursement.ts'

const SENT = { ...disbursement.example, sentOn: '2026-12-01', status: 'SENT', settlesOn: '2026-12-02' }
const toldOn = (settledOn: string, traceNumber = SENT.traceNumber) => ({
  'disbursement-settlements': { settled: [{ traceNumber, settledOn }] },
})

const standsAt = (now: string, given: Record<string, unknown> = {}) => {
  const facts = factsUpTo('complete', now, { disbursement: SENT, ...given })
  const stands = walk(FLOW as readonly Item[], facts)
  const lines = keyDates(stands, facts)
  return { lines, next: nextDate(lines, stands, facts) }
}
const linesAt = (...given: Parameters<typeof standsAt>): readonly DateLine[] => standsAt(...given).lines
const arrival = (lines: readonly DateLine[]) => {
  const { detail, state } = lines.find(({ label }) => label === 'Money in your account')!
  return [detail, state]
}

describe('money that was sent', () => {
  it('is on its way, as early as the day on which banks settle it', () => {
    const { lines, next } = standsAt('2026-12-01T20:00:00Z')
    // On the day on which it leaves it can still be stopped.
    expect(arrival(lines)).toEqual(['As early as Wednesday, December 2', 'next'])
    expect(next?.label).toBe('Money sent to your account')
  })

  it('has not arrived because that day has come, nor because it is over: no day is named any more', () => {
    expect(arrival(linesAt('2026-12-02T20:00:00Z'))).toEqual(['As early as Wednesday, December 2', 'current'])
    const { lines, next } = standsAt('2026-12-03T20:00:00Z')
    expect(arrival(lines)).toEqual(['We are checking with your bank', 'current'])
    expect(next).toBeUndefined()
  })

  it('has arrived on the day that the bank says, also where that is a later one', () => {
    expect(arrival(linesAt('2026-12-02T20:00:00Z', toldOn('2026-12-02')))).toEqual(['Wednesday, December 2', 'done'])
    expect(arrival(linesAt('2026-12-03T20:00:00Z', toldOn('2026-12-03')))).toEqual(['Thursday, December 3', 'done'])
  })

  it('has not arrived with an earlier transfer, which came back', () => {
    expect(arrival(linesAt('2026-12-02T20:00:00Z', toldOn('2026-11-25', '121000350000001')))[1]).toBe('current')
  })

  it('had arrived where an earlier release kept it so', () => {
    expect(arrival(linesAt('2026-12-01T20:00:00Z', { disbursement: disbursement.example }))).toEqual(['Monday, November 30', 'done'])
  })
})

describe('what is asked for after the hour at which the day’s payments leave', () => {
  const LATER = { ...SENT, sentOn: '2026-12-02', settlesOn: '2026-12-03' }
  const line = (lines: readonly DateLine[], label: string) => lines.find((each) => each.label === label)

  it('is not sent before its day', () => {
    // 6 PM of Tuesday at the lender.
    const evening = linesAt('2026-12-02T02:00:00Z', { disbursement: LATER })
    expect(line(evening, 'Money sent to your account')).toMatchObject({ state: 'current', detail: 'Wednesday, December 2' })
    expect(line(evening, 'Your first draw')?.state).toBe('next')
    // Nor is it on that day while the bank’s file is not made, or may not be: it can be stopped.
    const day = linesAt('2026-12-02T20:00:00Z', { disbursement: LATER })
    expect(line(day, 'Money sent to your account')).toMatchObject({ state: 'current', detail: 'Wednesday, December 2' })
    expect(line(day, 'First draw made')?.state).toBe('done')
    const next = linesAt('2026-12-03T20:00:00Z', { disbursement: LATER })
    expect(line(next, 'Money sent to your account')?.state).toBe('done')
  })

  it('is told for the next banking day before it is approved', () => {
    const days = (now: string) => {
      const facts = factsUpTo('funding-decision', now, {})
      const lines = keyDates(walk(FLOW as readonly Item[], facts), facts)
      return ['Money sent to your account', 'Money in your account'].map((label) => line(lines, label)?.on)
    }
    expect(days('2026-12-16T20:00:00Z')).toEqual(['2026-12-16', '2026-12-17'])
    expect(days('2026-12-17T02:00:00Z')).toEqual(['2026-12-17', '2026-12-18'])
  })
})

import { describe, expect, it } from 'vitest'
import { BORROWER, type DateLine, FLOW, factsUpTo, type Item, type ItemId, keyDates, walk } from '../index.ts'
import { rescissionDelivery } from './items/funding/rescission-delivery.ts'
import { rescissionNotice } from './items/funding/rescission-notice.ts'
import { deedSigning } from './items/notary/deed-signing.ts'

const AT = '2026-11-24T20:00:00Z'
const OWN = { ...rescissionNotice.example.persons![0]!, party: BORROWER, delivery: 'READY', deliveredAt: undefined }
const SAM = { party: 'sam', name: 'Sam Reyes', documentId: 'theirs', sha256: '1'.repeat(64), delivery: 'READY' }

/** The lines of an application whose notices are on their way on paper. */
function linesOf(others: readonly object[], { now = AT, until = 'rescission-delivery' as ItemId, given = {} } = {}): readonly DateLine[] {
  const facts = factsUpTo(until, now, {
    'deed-signing': { ...deedSigning.example, signedOn: '2026-11-24' },
    'rescission-notice': { ...rescissionNotice.example, deliveredAt: AT, persons: [OWN, ...others] },
    ...given,
  })
  return keyDates(walk(FLOW as readonly Item[], facts), facts)
}
const line = (lines: readonly DateLine[], label: string) => lines.find((each) => each.label === label)

describe('the time to cancel of a borrower who signed on paper', () => {
  it('is not said to have begun before they have the notice, and speaks to them', () => {
    const lines = linesOf([])
    expect(lines.some(({ label }) => label.startsWith('You received'))).toBe(false)
    expect(line(lines, 'You receive the notice of your right to cancel')).toMatchObject({
      state: 'current',
      detail: 'It comes on paper. Your time to cancel begins when you have it',
    })
    expect(line(lines, 'Right to cancel ends')?.detail).toBe(
      'Three business days after you have the notice, as early as Saturday, November 28',
    )
    expect(JSON.stringify([lines, rescissionDelivery.why])).not.toContain('last of you')
  })

  it('waits for the others too where they own it together', () => {
    const lines = linesOf([SAM])
    expect(line(lines, 'You receive the notice of your right to cancel')?.detail).toBe(
      'It comes on paper. We wait for Sam Reyes too. The time to cancel begins when the last of you has theirs',
    )
    expect(line(lines, 'Right to cancel ends')?.detail).toBe(
      'Three business days after you and Sam Reyes have the notice, as early as Saturday, November 28',
    )
  })

  it('begins on the day that was recorded for them, and not on that of the notice', () => {
    const given = { 'rescission-delivery': { delivered: [{ party: BORROWER, way: 'IN_PERSON', on: '2026-12-01' }] } }
    const lines = linesOf([], { now: '2026-12-01T20:00:00Z', until: 'rescission', given })
    expect(line(lines, 'You received the notice of your right to cancel')).toMatchObject({ state: 'done', on: '2026-12-01' })
    expect(line(lines, 'Right to cancel ends')?.on).toBe('2026-12-04')
  })
})

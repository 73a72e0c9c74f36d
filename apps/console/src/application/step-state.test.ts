import { describe, expect, it } from 'vitest'
import { chosenTerms, newestRuns, walkState } from './step-state.ts'

const entry = (id: string, state: string, data: unknown = null) => ({
  id,
  kind: 'work',
  title: id,
  state,
  settledAt: null,
  labels: {},
  data,
})
const run = (item: string, state: string, at: string, tries = 0) => ({ item, state, tries, at })

describe('the state of an item', () => {
  it('shows the result of a settled answer, and warns of a bad one', () => {
    expect(walkState(entry('a', 'settled', { outcome: 'APPROVED' }), undefined)).toEqual({ tone: 'positive', words: 'approved' })
    expect(walkState(entry('a', 'settled', { outcome: 'REFUSED' }), undefined)).toEqual({ tone: 'critical', words: 'refused' })
    expect(walkState(entry('a', 'settled', { status: 'PENDING_REVIEW' }), undefined)).toEqual({ tone: 'caution', words: 'needs review' })
    expect(walkState(entry('a', 'settled', { outcome: 'FAILED_VERIFICATION' }), undefined)).toEqual({
      tone: 'critical',
      words: 'not verified',
    })
    expect(walkState(entry('a', 'settled', { tries: 0 }), undefined)).toEqual({ tone: 'positive', words: 'complete' })
  })
  it('distinguishes failed work from running work, and drops both once settled', () => {
    expect(walkState(entry('a', 'open'), run('a', 'gave-up', '1'))).toEqual({ tone: 'critical', words: 'failed' })
    expect(walkState(entry('a', 'open'), run('a', 'live', '1', 2))).toEqual({ tone: 'caution', words: 'running, attempt 3' })
    expect(walkState(entry('a', 'settled'), run('a', 'gave-up', '1')).words).toBe('complete')
  })
  it('goes by the newest run of the item', () => {
    const runs = newestRuns([run('a', 'live', '2026-11-21T10:00:00Z'), run('a', 'gave-up', '2026-11-20T10:00:00Z')])
    expect(runs.get('a')?.state).toBe('live')
  })
})

describe('the amount in the heading', () => {
  it('is the revised offer’s where there is one, and none before a choice', () => {
    const first = entry('chosen-offer', 'settled', { drawCents: 8_500_000, termYears: 20 })
    expect(chosenTerms([first])).toEqual({ drawCents: 8_500_000, termYears: 20 })
    expect(chosenTerms([first, entry('revised-offer', 'settled', { drawCents: 7_000_000 })])?.drawCents).toBe(7_000_000)
    expect(chosenTerms([entry('chosen-offer', 'stale', { drawCents: 8_500_000 })])).toBeUndefined()
  })
})

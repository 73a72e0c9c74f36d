import { describe, expect, it } from 'vitest'
import type { StatusRow } from '../store/repositories/applications.ts'
import { createRecentStatuses } from './recent-statuses.ts'

const row = (version: number): StatusRow => ({
  identityId: 'p1',
  organizationCode: 'HEARTH',
  version,
  step: 'OFFER_SELECTION',
  previousStep: null,
  decision: 'APPROVED',
  subDecision: 'UNVERIFIED_OFFER',
  statusFlags: {},
})

describe('where an application stands, in memory', () => {
  it('is never an older version than one that is known', () => {
    const statuses = createRecentStatuses()
    statuses.remember('a', row(3))
    statuses.remember('a', row(2))
    expect(statuses.recall('a')?.version).toBe(3)
  })

  it('is not what was read before another node told that it moved, though the answer comes later', () => {
    const statuses = createRecentStatuses()
    const asked = statuses.asking()
    statuses.forget('a')
    statuses.remember('a', row(2), asked)
    expect(statuses.recall('a')).toBeUndefined()
    statuses.remember('a', row(3), statuses.asking())
    expect(statuses.recall('a')?.version).toBe(3)
  })

  it('is kept of one application when another moves meanwhile', () => {
    const statuses = createRecentStatuses()
    const asked = statuses.asking()
    statuses.forget('b')
    statuses.remember('a', row(2), asked)
    expect(statuses.recall('a')?.version).toBe(2)
  })

  it('is nothing while others cannot be heard, and nothing from before they could be', () => {
    const statuses = createRecentStatuses()
    statuses.remember('a', row(1))
    statuses.trust(false)
    expect(statuses.recall('a')).toBeUndefined()
    statuses.remember('a', row(1))
    expect(statuses.recall('a')).toBeUndefined()
    const asked = statuses.asking()
    statuses.trust(true)
    statuses.remember('a', row(1), asked)
    expect(statuses.recall('a')).toBeUndefined()
    statuses.remember('a', row(1), statuses.asking())
    expect(statuses.recall('a')).toBeDefined()
  })
})

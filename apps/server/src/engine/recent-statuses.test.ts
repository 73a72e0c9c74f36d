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

describe('the step of an application, in memory', () => {
  it('is never older than a known version', () => {
    const statuses = createRecentStatuses()
    statuses.remember('a', row(3))
    statuses.remember('a', row(2))
    expect(statuses.recall('a')?.version).toBe(3)
  })

  it('is not what was read before another node’s change, even if the read completes later', () => {
    const statuses = createRecentStatuses()
    const asked = statuses.asking()
    statuses.forget('a')
    statuses.remember('a', row(2), asked)
    expect(statuses.recall('a')).toBeUndefined()
    statuses.remember('a', row(3), statuses.asking())
    expect(statuses.recall('a')?.version).toBe(3)
  })

  it('is kept for one application when another changes in the meantime', () => {
    const statuses = createRecentStatuses()
    const asked = statuses.asking()
    statuses.forget('b')
    statuses.remember('a', row(2), asked)
    expect(statuses.recall('a')?.version).toBe(2)
  })

  it('is empty while the subscription is down, and holds nothing from before it was restored', () => {
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

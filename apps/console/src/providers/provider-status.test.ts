import { expect, it } from 'vitest'
import { formatApplicationCount, providerState } from './provider-status.ts'

const EARLIER = '2026-11-22T10:00:00.000Z'
const LATER = '2026-11-22T11:00:00.000Z'
const provider = { lastSuccess: null, lastFailure: null, overdue: 0, gaveUp: 0 }

it.each([
  ['nothing was asked of it', provider, 'idle'],
  ['it answered', { ...provider, lastSuccess: LATER }, 'answering'],
  ['it failed and answered after', { ...provider, lastSuccess: LATER, lastFailure: EARLIER }, 'answering'],
  ['its newest try failed', { ...provider, lastSuccess: EARLIER, lastFailure: LATER, overdue: 4 }, 'failing'],
  ['it never answered', { ...provider, lastFailure: EARLIER, gaveUp: 1 }, 'failing'],
  ['it answers again and applications still wait', { ...provider, lastSuccess: LATER, lastFailure: EARLIER, gaveUp: 2 }, 'recovering'],
])('a provider is shown as it fares: %s', (_when, its, state) => {
  expect(providerState(its)).toBe(state)
})

it('one application is singular', () => {
  expect([formatApplicationCount(1), formatApplicationCount(3)]).toEqual(['1 application', '3 applications'])
})
